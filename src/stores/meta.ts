// What the server offers beyond §7: asked once, nothing where it does not know the question.
import { call } from '#src/api/call.ts';
import { calls } from '#schemas/calls.ts';
import type { Feature, Meta } from '#schemas/envelope.ts';

let asked: Promise<readonly Feature[]> | undefined;

async function ask(): Promise<readonly Feature[]> {
  const outcome = await call(calls.getMeta, {});
  if (outcome.ok) return (outcome.data as Meta).features;
  // No answer at all may be a bad moment: ask again next time. A 404 is an answer.
  if (!outcome.status) asked = undefined;
  return [];
}

/** Whether the server offers a feature. */
export async function offers(feature: Feature): Promise<boolean> {
  asked ??= ask();
  return (await asked).includes(feature);
}
