// What the server offers beyond §7: asked once, nothing where it does not know the question.
import { pageData } from '#src/api/page-data.ts';
import { call } from '#src/api/call.ts';
import { commonCalls } from '#schemas/calls/common.ts';
import type { Feature, Meta } from '#schemas/envelope.ts';

let asked: Promise<Meta> | undefined;
const nothing: Meta = { features: [] };

async function ask(): Promise<Meta> {
  const { meta } = pageData();
  if (meta) return meta;
  const outcome = await call(commonCalls.getMeta, {});
  if (outcome.ok) return outcome.data as Meta;
  // No answer at all may be a bad moment: ask again next time. A 404 is an answer.
  if (!outcome.status) asked = undefined;
  return nothing;
}

function answered(): Promise<Meta> {
  asked ??= ask();
  return asked;
}

/** Whether the server offers a feature. */
export async function offers(feature: Feature): Promise<boolean> {
  return (await answered()).features.includes(feature);
}

/** Whether the server answers the list of this call a page at a time. */
export async function offersPages(call: string): Promise<boolean> {
  return (await answered()).pages?.includes(call) ?? false;
}
