// §6 every state and event of the refund machine, for each role, on the screen of the decision and on that of the proof.
import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { refundActions, refundMachine } from '#machines/refund.machine.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import { refusalOf } from '#schemas/refusals.ts';
import { english } from '#schemas/text.ts';
import type { Refund } from '#schemas/types.ts';
import { paths } from '#src/app/paths.ts';
import { openedRefund } from '#src/stores/refunds.ts';
import { driveAs, type MachineStory } from '../../../.storybook/machine-story.tsx';
import { RefundPage } from './refund-page.tsx';
import { decisionSteps, proofSteps, type RefundStep } from './refund-text.ts';

export default { title: 'Screen parts/Refund machine' } satisfies Meta;

/** In the dialog of a step, which goes when the step is made. */
const confirm = async (name: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const giveReason = async (): Promise<void> => {
  await fireEvent.change(await screen.findByLabelText(/^Reason/), { target: { value: 'No' } });
  await confirm('Confirm');
};

const story: MachineStory<Refund> = {
  machine: refundMachine,
  words: labels.refund,
  path: `${paths.refund}?row=r-1`,
  readBy: 'getRefund',
  draw: () => (
    <>
      <section>
        <RefundPage title="Refund" steps={decisionSteps}>
          {() => null}
        </RefundPage>
      </section>
      <section>
        <RefundPage title="Proof of the refund" steps={proofSteps.filter((step) => step !== 'process')}>
          {() => null}
        </RefundPage>
      </section>
    </>
  ),
  rowIn: (state) => ({ _id: 'r-1', state, bookingId: '100312', requestedBy: 'somebody' }),
  stateOf: ({ state }) => String(state),
  show: openedRefund.show,
  shown: () => document.querySelector('[role=status]'),
  labels: Object.fromEntries(refundActions.map(({ event, label }) => [event, label])),
  events: Object.fromEntries(refundActions.map(({ event }) => [`${event}Refund`, () => event])),
  fill: {
    reject: giveReason,
    fail: giveReason,
    complete: async () => {
      await userEvent.selectOptions(await screen.findByLabelText(/^Method/), 'Wire');
      await fireEvent.change(screen.getByLabelText(/^Reference/), { target: { value: 'T-1' } });
      await confirm('Mark as Refunded');
    },
  } satisfies Partial<Record<RefundStep, () => Promise<void>>>,
  refusalOf: ({ state, isPermitted }) =>
    isPermitted
      ? `Not possible while the refund is ${labels.refund[state as keyof typeof labels.refund].text}.`
      : english(refusalOf('refunds.decide')),
};

export const FullAccess = driveAs(1, story);
export const Manager = driveAs(2, story);
export const CustomerSupport = driveAs(3, story);
