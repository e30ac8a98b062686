// §7 platform data: the service fee and how guests may pay.
import type { FastifyInstance } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import { eventBetween } from '#machines/decide.ts';
import {
  isPaymentEditable,
  paymentMethodMachine,
  paymentStateOf,
  paymentToggles,
} from '#machines/payment-method.machine.ts';
import { calls } from '#schemas/calls.ts';
import { entities } from '#schemas/generated/index.ts';
import serviceFee from '#schemas/forms/service-fee.schema.json' with { type: 'json' };
import messages from '#schemas/server-messages.json' with { type: 'json' };
import type { Payment } from '#schemas/types.ts';
import { withKept } from '../access/kept-fields.ts';
import { addedAgain } from '../changes/added-fields.ts';
import { changeRow, type RowKind } from '../changes/change-row.ts';
import { answer, type Asked } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { findSetting, lockSetting, updateSetting, type Setting } from './setting-queries.ts';

type Method = Record<string, unknown>;

const { methodOff } = messages.refusal;
const methods = entities.payment.properties ?? {};
/** A method that nobody has set is off, and nothing is known of it. */
const unset = Object.fromEntries(Object.keys(methods).map((name) => [name, { status: false }])) as Payment;

/** What is known of a method beside its status; a field without text is none. */
function detailsOf({ status: _, ...fields }: Method): object {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== '' && text !== undefined));
}

/** Whether anything changes; refuses what the machine refuses. */
function isChange(name: string, before: Method, after: Method): boolean {
  const from = paymentStateOf(before['status']);
  const to = paymentStateOf(after['status']);
  const isEdit = !isDeepStrictEqual(detailsOf(before), detailsOf(after));
  const isToggled = from !== to && eventBetween(paymentMethodMachine, from, to, paymentToggles) !== undefined;
  const mayEdit = isPaymentEditable(before['status']) || isPaymentEditable(after['status']);
  if (isEdit && !mayEdit)
    throw new Refusal(409, `payment.${name}`, methodOff, { label: methods[name]?.title ?? name });
  return isEdit || isToggled;
}

/** The stored methods with those that were sent in their places; the same object when nothing changes. */
function merged(stored: Payment, sent: Payment): Payment {
  const known: Record<string, Method | undefined> = { ...stored };
  const changed = Object.entries({ ...sent } as Record<string, Method>).filter(([name, method]) =>
    isChange(name, known[name] ?? {}, method),
  );
  return changed.length === 0 ? stored : { ...stored, ...Object.fromEntries(changed) };
}

const isEmpty = (added: object): boolean => Object.keys(added).length === 0;

/** §7 answers the fee alone; what was added to its form stands beside it. */
const feeAnswer = ({ value, version, added }: Setting<number>) => ({
  data: value,
  version,
  ...(isEmpty(added) ? {} : { added }),
});

export function settingRoutes(app: FastifyInstance, { db }: Context): void {
  /** Sets a setting to what comes next; the history knows its values. */
  async function set<T>(
    { version, change }: Pick<Asked<typeof calls.setFee>, 'version' | 'change'>,
    { name, initial }: { name: string; initial: T },
    next: (stored: Setting<T>) => Pick<Setting<T>, 'value' | 'added'>,
  ): Promise<Setting<T>> {
    const settings: RowKind<Setting<T>> = {
      entity: 'setting',
      label: 'This setting',
      lock: (tx) => lockSetting(tx, name, initial),
      answered: ({ value }) => value,
      audited: ({ value, added }) => (isEmpty(added) ? value : { value, ...added }),
      told: ({ after }) => [{ entity: name, version: after?.version ?? null }],
    };
    return change(async (tx) => {
      const { after } = await changeRow(tx, settings, { id: name, version }, async (before) => {
        const after = { ...before, ...next(before) };
        if (isDeepStrictEqual(after, before)) return undefined;
        await updateSetting(tx, name, after);
        return { action: 'set', after: { ...after, version: before.version + 1 } };
      });
      return after;
    });
  }

  const fee = { name: 'serviceFee', initial: serviceFee.properties.fee.default };
  const payment = { name: 'payment', initial: unset };

  answer(app, calls.getFee, async () => {
    return feeAnswer(await findSetting(db, fee.name, fee.initial));
  });

  answer(app, calls.setFee, async (asked) => {
    const { admin } = asked.session;
    return feeAnswer(
      await set(asked, fee, ({ added: stored }) => ({
        value: asked.body.fee,
        added: addedAgain('service-fee', asked.body, { stored, admin, entity: 'service-fee' }),
      })),
    );
  });

  answer(app, calls.getPayment, async () => {
    const { value, version } = await findSetting(db, payment.name, payment.initial);
    return { data: { ...unset, ...value }, version };
  });

  answer(app, calls.setPayment, async (asked) => {
    const { admin } = asked.session;
    const { value, version } = await set(asked, payment, ({ value: stored, added }) => {
      const sent = { ...stored, ...asked.body.payment };
      const kept = withKept(entities.payment, { sent, stored, admin, entity: 'payment' });
      return { value: merged(stored, kept), added };
    });
    return { data: { ...unset, ...value }, version };
  });
}
