// What the server offers beyond §7: asked once, nothing where it does not know the question.
import { proxy } from 'valtio';
import { pageData } from '#src/api/page-data.ts';
import { call } from '#src/api/call.ts';
import { calls } from '#schemas/calls.ts';
import type { Feature, Meta } from '#schemas/envelope.ts';

let asked: Promise<Meta> | undefined;
/** What the server has said; a screen that depends on it is drawn again. */
export const told = proxy<{ meta?: Meta }>({});
const nothing: Meta = { features: [] };
/** No answer; too many requests; what stands before the server has none to ask. */
const unsettled = new Set([0, 429, 502, 503, 504]);

async function ask(): Promise<Meta> {
  const { meta } = pageData();
  if (meta) return (told.meta = meta);
  const outcome = await call(calls.getMeta, {});
  const found = outcome.ok ? (outcome.data as Meta | null | undefined) : undefined;
  // A server that answers whatever it is asked has said nothing by that.
  if (Array.isArray(found?.features)) return (told.meta = found);
  // Whoever does not know the question says so. No answer, or a proxy's, may be a bad moment: it is asked again next time.
  if (!outcome.ok && unsettled.has(outcome.status)) asked = undefined;
  else told.meta = nothing;
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
