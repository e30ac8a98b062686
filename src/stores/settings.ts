// The service fee and how guests may pay (§3): loaded when their screen needs them, saved with the version they are based on.
import { proxy, ref } from 'valtio';
import { isPaymentEditable } from '#machines/payment-method.machine.ts';
import { calls } from '#schemas/calls.ts';
import serviceFee from '#schemas/forms/service-fee.schema.json' with { type: 'json' };
import { isObject } from '#schemas/is-object.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import { textOf } from '#schemas/row-values.ts';
import type { Text } from '#schemas/text.ts';
import type { ServiceFeeForm } from '#schemas/types.ts';
import { call } from '#src/api/call.ts';
import { isTooLate, type Failure, type Outcome, type Save } from '#src/api/outcome.ts';
import { inTurn } from './in-turn.ts';
import { askAnew } from './late-answers.ts';
import { onChanged } from './row-changes.ts';

export interface FeeSetting extends ServiceFeeForm {
  version: number | undefined;
}

export type PaymentMethod = Record<string, unknown>;

export interface PaymentSetting {
  /** By their keys as they came. */
  methods: Record<string, PaymentMethod>;
  version: number | undefined;
}

interface Loadable<Row> {
  row: Row | undefined;
  error: Text | undefined;
}

export const fee = proxy<Loadable<FeeSetting>>({ row: undefined, error: undefined });
export const payment = proxy<Loadable<PaymentSetting>>({ row: undefined, error: undefined });

const versionIn = (outcome: Outcome<unknown>): number | undefined => {
  const version = outcome.ok ? outcome.envelope['version'] : undefined;
  return typeof version === 'number' ? version : undefined;
};

/** A number, the text of one, or either below one of its names (§3, §7): other servers may answer any. Where nothing was set it is the default (§3). */
const feeIn = (data: unknown): number | undefined => {
  const said = isObject(data) ? (data['fee'] ?? data['servicefee']) : data;
  if (said === undefined || said === null || said === '') return serviceFee.properties.fee.default;
  const found = Number(textOf(said) || NaN);
  return Number.isFinite(found) ? found : undefined;
};

/** What was added to the form of the fee, from a server that stores it. */
const addedIn = (outcome: Outcome<unknown>): object => {
  const added = outcome.ok ? outcome.envelope['added'] : undefined;
  return isObject(added) ? added : {};
};

export async function loadFee(): Promise<void> {
  fee.error = undefined;
  const isAwaited = askAnew(fee);
  const outcome = await call(calls.getFee, {});
  if (!isAwaited()) return;
  if (!outcome.ok) return void (fee.error = outcome.error);
  const found = feeIn(outcome.data);
  if (found === undefined) fee.error = messages.failure.generic;
  else fee.row = ref({ ...addedIn(outcome), fee: found, version: versionIn(outcome) });
}

export async function loadPayment(): Promise<void> {
  payment.error = undefined;
  const isAwaited = askAnew(payment);
  const outcome = await call(calls.getPayment, {});
  if (!isAwaited()) return;
  if (!outcome.ok) return void (payment.error = outcome.error);
  const answered = outcome.data ?? {};
  if (Array.isArray(answered) || typeof answered !== 'object')
    return void (payment.error = messages.failure.generic);
  const entries = Object.entries(answered).filter(([, method]) => isObject(method));
  payment.row = ref({
    methods: Object.fromEntries(entries),
    version: versionIn(outcome),
  });
}

/** After a 412 the newer setting is asked for, with its version. */
async function withNewer<Row>(
  failure: Failure<unknown>,
  load: () => Promise<void>,
  shown: Loadable<Row>,
): Promise<Failure<Row>> {
  const { data: _, ...rest } = failure;
  if (!isTooLate(failure) || !failure.data) return rest;
  await load();
  return shown.row ? { ...rest, data: shown.row } : rest;
}

export const saveFee: Save<FeeSetting, ServiceFeeForm> = async ({ version }, body) => {
  const outcome = await call(calls.setFee, { body, version });
  if (!outcome.ok) return withNewer(outcome, loadFee, fee);
  askAnew(fee);
  fee.row = ref({ ...body, version: versionIn(outcome) });
  return undefined;
};

/** Servers differ in how they write the name of a method. */
const methodKey = ({ methods }: PaymentSetting, name: string): string =>
  Object.keys(methods).find((key) => key.toLowerCase() === name.toLowerCase()) ?? name;

/** A method with a `status` that is true or false, whatever it is kept as. */
export function methodOf(row: PaymentSetting, name: string): PaymentMethod {
  const method = row.methods[methodKey(row, name)] ?? {};
  return { ...method, status: isPaymentEditable(method['status']) };
}

/** Problems of one method, by the names of its fields. */
function within(failure: Failure<PaymentSetting>, place: string): Failure<PaymentSetting> {
  const { errors, sort } = failure;
  const own = (path: string): string => (path.startsWith(place) ? path.slice(place.length) : path);
  return {
    ...failure,
    ...(sort === undefined ? {} : { sort: own(sort) }),
    ...(errors
      ? { errors: Object.fromEntries(Object.entries(errors).map(([path, text]) => [own(path), text])) }
      : {}),
  };
}

async function sendMethod(
  name: string,
  row: PaymentSetting,
  method: PaymentMethod,
  version: number | undefined,
): Promise<Failure<PaymentSetting> | undefined> {
  const key = methodKey(row, name);
  // Where versions do not tell what was saved since, or it was saved here, it is what is shown.
  const isBegun = version !== undefined && version === row.version;
  const { methods: now } = isBegun ? row : (payment.row ?? row);
  const before = row.methods[key] ?? {};
  const status = typeof before['status'] === 'number' ? Number(method['status']) : method['status'];
  const methods = { ...now, [key]: { ...before, ...method, status } };
  const outcome = await call(calls.setPayment, { body: { payment: methods }, version });
  if (!outcome.ok) return within(await withNewer(outcome, loadPayment, payment), `payment.${key}.`);
  askAnew(payment);
  payment.row = ref({ methods, version: versionIn(outcome) });
  return undefined;
}

/** §7 setPayment carries all methods: one is changed, the others go as they came. One after the other, or the first would be sent back as it was. */
export const savePaymentMethod =
  (name: string): Save<PaymentSetting, PaymentMethod> =>
  (row, method) =>
    inTurn('payment', row.version, async (version, keep) => {
      const failure = await sendMethod(name, row, method, version);
      if (!failure) keep(payment.row?.version);
      return failure;
    });

const refresh = (isLoaded: () => boolean, load: () => Promise<void>) => (): void => {
  if (isLoaded()) void load();
};
onChanged(
  'serviceFee',
  refresh(() => fee.row !== undefined, loadFee),
);
onChanged(
  'payment',
  refresh(() => payment.row !== undefined, loadPayment),
);
