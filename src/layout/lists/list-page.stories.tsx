import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { calls } from '#schemas/calls.ts';
import { definition as table } from '#schemas/generated/tables/users.js';
import type { User } from '#schemas/types.ts';
import { createList } from '#src/stores/list.ts';
import { session } from '#src/stores/session.ts';
import { arrive } from '../../../.storybook/screen-story.tsx';
import { ListPage, type ListPageProps } from './list-page.tsx';

const rows: User[] = ['Sanne Visser', 'Hugo Laurent', 'Maria Papadimitriou'].map((name, index) => {
  const [firstName, lastName] = name.split(' ');
  return { _id: `user-${index}`, firstName, lastName, email: `${firstName}@sea.example`.toLowerCase() };
});

const list = createList<typeof calls.getAllUsers, User>({
  table,
  call: calls.getAllUsers,
  ask: () => Promise.resolve({ ok: true, data: rows, envelope: { flag: true, data: rows } }),
});

const Page = (props: ListPageProps<User>) => <ListPage {...props} />;
const mark = fn((_: User) => null);

const meta = {
  title: 'Screens/List page',
  component: Page,
  args: {
    table,
    list,
    mark,
    bulk: () => import('#src/screens/users/bulk.ts').then(({ bulk }) => bulk),
  },
  beforeEach: () => {
    arrive('filled', 2);
    return () => {
      Object.assign(session, { state: 'signedOut', hasToken: false, admin: null });
    };
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DrawsWhatChanges: Story = {
  play: async ({ canvas, userEvent }) => {
    const second = await canvas.findByRole('checkbox', { name: /Hugo/ });
    mark.mockClear();
    await userEvent.click(second);
    await expect(second).toBeChecked();
    // A row is drawn with its mark: the others are not drawn again.
    await expect(new Set(mark.mock.calls.map(([{ _id }]) => _id))).toEqual(new Set(['user-1']));
  },
};

export const OnAPhone: Story = {
  ...DrawsWhatChanges,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
