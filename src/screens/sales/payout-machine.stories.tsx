// §6 every state and event of the payout machine, for each role, in the details of a payout.
import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { payoutActions, payoutMachine } from '#machines/payout.machine.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import { refusalOf } from '#schemas/refusals.ts';
import { english } from '#schemas/text.ts';
import type { Payout } from '#schemas/types.ts';
import { paths } from '#src/app/paths.ts';
import { openedPayout } from '#src/stores/payouts.ts';
import { driveAs, type MachineStory } from '../../../.storybook/machine-story.tsx';
import { PayoutDetails } from './payout-details.tsx';

export default { title: 'Screen parts/Payout machine' } satisfies Meta;

/** The dialog of a step lies over the details, and goes when the step is made. */
const confirm = async (label: RegExp, typed: string, name: string): Promise<void> => {
  await fireEvent.change(await screen.findByLabelText(label), { target: { value: typed } });
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByLabelText(label)).toBeNull());
};
const giveReason = (): Promise<void> => confirm(/^Reason/, 'No', 'Confirm');
const denied = english(refusalOf('payouts.decide'));

const story: MachineStory<Payout> = {
  machine: payoutMachine,
  words: labels.payout,
  path: `${paths.sales}?row=p-1`,
  readBy: 'getPayout',
  draw: () => <PayoutDetails id="p-1" onClose={() => undefined} />,
  rowIn: (state) => ({ _id: 'p-1', state, bookingId: '100312', amount: 432 }),
  stateOf: ({ state }) => String(state),
  show: openedPayout.show,
  shown: () => document.querySelector('[role=dialog] h2')?.parentElement,
  labels: Object.fromEntries(payoutActions.map(({ event, label }) => [event, label])),
  events: Object.fromEntries(payoutActions.map(({ event }) => [`${event}Payout`, () => event])),
  fill: {
    pay: async () => {
      await userEvent.selectOptions(await screen.findByLabelText(/^Method/), 'Wire');
      await confirm(/^Reference/, 'T-1', 'Mark as Paid');
    },
    hold: giveReason,
    fail: giveReason,
  },
  refusalOf: ({ target, isPermitted }) => (target !== undefined && !isPermitted ? denied : undefined),
  /** Exactly those. */
  also: async (_state, cells) => {
    const names = [...document.querySelectorAll('.MuiDialogActions-root button')].map(
      ({ textContent }) => textContent,
    );
    const may = payoutActions.filter(({ event }) =>
      cells.some((cell) => cell.event === event && cell.target),
    );
    await expect(names).toEqual([
      'Close',
      'Host account info',
      'Resend Payout Details',
      ...may.map(({ label }) => label),
    ]);
  },
};

export const FullAccess = driveAs(1, story);
export const Manager = driveAs(2, story);
export const CustomerSupport = driveAs(3, story);
