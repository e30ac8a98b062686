// What is done to a row that is open, from the version that is shown; what it is answered with is shown.
import type { BodyOf, Call } from '#schemas/calls.ts';
import { call } from '#src/api/call.ts';
import type { Save } from '#src/api/outcome.ts';
import type { ListRow } from './list.ts';
import { offers } from './meta.ts';
import type { OpenedRow } from './opened-row.ts';

/** A form as it is sent. A server that knows §7 alone may keep what is not sent: what was emptied goes there as an empty text. */
export async function withEmptied<Value extends object>(
  stored: Record<string, unknown>,
  fields: readonly string[],
  value: Value,
): Promise<Value> {
  if (await offers('versions')) return value;
  const emptied = fields.filter((field) => Boolean(stored[field]) && !(field in value));
  return { ...Object.fromEntries(emptied.map((field) => [field, ''])), ...value };
}

type StepCall = Call & { path: `/admin/${string}/{id}/${string}` };

/** Which row is meant, and which version of it. */
export const requestFor = ({ _id, version }: ListRow) => ({ params: { id: String(_id) }, version });

/** Makes a step of the call that takes it. */
export const stepsOf =
  <Row extends ListRow>(opened: OpenedRow<Row>) =>
  <C extends StepCall>(step: C): Save<Row, BodyOf<C>> =>
  async (row, body) =>
    opened.settle(await call<Call>(step, { ...requestFor(row), body }));
