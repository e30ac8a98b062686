import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import messages from '#schemas/messages.json' with { type: 'json' };
import { expectNothingWider, lookByTouch } from '../../../.storybook/both-schemes.ts';
import { CommandMenu } from './command-menu.tsx';

const onChoose = () => undefined;

const meta = {
  title: 'Page/Command menu',
  component: CommandMenu,
  args: {
    text: '',
    onText: () => undefined,
    onClose: () => undefined,
    groups: [
      {
        title: 'Actions',
        items: [
          { key: 'approve', title: 'Approve', icon: 'check', onChoose },
          {
            key: 'process',
            title: 'Start processing',
            detail: 'Not possible while the refund is Requested.',
            icon: 'check',
            isDisabled: true,
            onChoose,
          },
        ],
      },
      {
        title: 'Sections',
        items: [
          { key: 'boats', title: 'Boats', icon: 'boat', onChoose },
          { key: 'users', title: 'Users', icon: 'people', onChoose },
        ],
      },
      {
        title: 'Users Overview',
        items: [
          {
            key: 'u1',
            title: 'Sofia Johnson',
            detail: 'sofia.johnson@example.org',
            icon: 'people',
            onChoose,
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof CommandMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const NothingFound: Story = { args: { text: 'zzz', groups: [] } };
export const Failing: Story = {
  args: { text: 'so', groups: [], error: messages.failure.generic },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent(messages.failure.generic);
  },
};
const onAPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const OnAPhone: Story = { ...onAPhone, play: () => lookByTouch(expectNothingWider) };
export const NothingFoundOnAPhone: Story = { ...NothingFound, ...OnAPhone };
export const Asking: Story = { args: { text: 'so', groups: [], isBusy: true } };
