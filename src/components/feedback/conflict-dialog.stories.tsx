import type { Meta, StoryObj } from '@storybook/react-vite';
import { definition } from '#schemas/generated/forms/location.js';
import { ConflictDialog } from './conflict-dialog.tsx';

const meta = {
  title: 'Feedback/Conflict dialog',
  component: ConflictDialog,
  args: {
    schema: definition.schema,
    mine: { boatname: 'Aurora', locationtype: 1, marinaname: 'ACI Marina', address: 'Split, Croatia' },
    theirs: { boatname: 'Aurora II', locationtype: 1, marinaname: 'Marina West', address: 'Split, Croatia' },
    onDecide: () => {},
  },
} satisfies Meta<typeof ConflictDialog>;

export default meta;

export const TwoFieldsDiffer: StoryObj<typeof meta> = {};
