import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { refundActions, refundMachine } from '#machines/refund.machine.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import { session } from '#src/stores/session.ts';
import { RowMachine } from './row-machine.tsx';

const meta: Meta = {
  title: 'Layout/Row machine',
  beforeEach: () => {
    session.admin = { _id: 'chief', role: 1 };
    return () => void (session.admin = null);
  },
};

export default meta;

/** It says what the button of the row says. */
export const OwnRequest: StoryObj = {
  render: () => (
    <RowMachine
      title="Status"
      machine={refundMachine}
      state="requested"
      labels={labels.refund}
      actions={refundActions}
      permission="refunds.decide"
      reasonAgainst={(event) => (event === 'approve' ? 'Somebody else decides.' : undefined)}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Somebody else decides\./)).toHaveLength(1);
  },
};
