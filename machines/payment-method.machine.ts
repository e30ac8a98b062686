// §3 §4: whether guests can pay in one way. What is known of it is read-only while it is off.
import { setup } from 'xstate';
import { stateOf, type StateOf } from './codes.ts';
import { decide } from './decide.ts';

export type PaymentMethodEvent = { type: 'turnOn' } | { type: 'turnOff' } | { type: 'edit' };

export const paymentMethodMachine = setup({
  types: { events: {} as PaymentMethodEvent },
}).createMachine({
  id: 'paymentMethod',
  initial: 'off',
  states: {
    off: {
      description: 'Its fields are read-only.',
      on: { turnOn: 'on' },
    },
    on: {
      on: { turnOff: 'off', edit: 'on' },
    },
  },
});

/** The events of the toggle. */
export const paymentToggles = ['turnOn', 'turnOff'] as const satisfies PaymentMethodEvent['type'][];

/** The state that a `status` on the wire stands for: true or 1; whatever else is off. */
export const paymentStateOf = (status: unknown): StateOf<'paymentMethod'> =>
  stateOf('paymentMethod', status) ?? 'off';

/** Whether the fields of a method of this `status` may be changed. */
export const isPaymentEditable = (status: unknown): boolean =>
  decide(paymentMethodMachine, paymentStateOf(status), { type: 'edit' }) !== undefined;
