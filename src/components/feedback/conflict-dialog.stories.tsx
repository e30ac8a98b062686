import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConflictDialog } from './conflict-dialog.tsx';

const meta = {
  title: 'Feedback/Conflict dialog',
  component: ConflictDialog,
  args: {
    fields: [
      { key: 'boatname', title: 'Boat Name', mine: 'Aurora', theirs: 'Aurora II' },
      { key: 'marinaname', title: 'Marina Name', mine: 'ACI Marina', theirs: undefined },
    ],
    onDecide: () => {},
  },
} satisfies Meta<typeof ConflictDialog>;

export default meta;

export const TwoFieldsDiffer: StoryObj<typeof meta> = {};
