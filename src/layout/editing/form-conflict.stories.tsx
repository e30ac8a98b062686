import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { definition } from '#schemas/generated/forms/incident.js';
import { FormSourcesContext } from '#src/forms/form-context.ts';
import { FormConflict } from './form-conflict.tsx';

const shared = { title: 'Torn sail', kind: 'damage', part: 'rigging', happened: '2026-05-02' };
const names: Record<string, string> = { '100001': '100001 · Anna Keller', '100002': '100002 · Ivo Marin' };

const meta = {
  title: 'Layout/Form conflict',
  component: FormConflict,
  decorators: [
    (Story) => (
      <FormSourcesContext
        value={{
          references: {
            find: () => Promise.resolve([]),
            get: (_list, id) => Promise.resolve(id in names ? { id, name: names[id] ?? id } : undefined),
            addressOf: () => undefined,
          },
        }}
      >
        <Story />
      </FormSourcesContext>
    ),
  ],
  args: {
    form: definition,
    mine: { ...shared, booking: '100001' },
    theirs: { ...shared, booking: '100002' },
    sentOf: (value) => value,
    onDecide: fn(),
  },
} satisfies Meta<typeof FormConflict>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is referred to is called by its name, as in the form. */
export const OfReferences: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText('100001 · Anna Keller')).toBeVisible());
    await waitFor(() => expect(screen.getByText('100002 · Ivo Marin')).toBeVisible());
  },
};
export const OfOneThatIsGone: Story = {
  args: { theirs: { ...shared, booking: '100003' } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('100001 · Anna Keller')).toBeVisible());
    await expect(screen.getByText('100003')).toBeVisible();
  },
};
