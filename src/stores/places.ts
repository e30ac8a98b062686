// Completes addresses: from our own server's gazetteer where it is offered and chosen, otherwise nothing is suggested.
import { commonCalls } from '#schemas/calls/common.ts';
import { call } from '#src/api/call.ts';
import { config } from './config.ts';
import { language } from '#src/language/i18n.ts';
import { offers } from './meta.ts';

/** Addresses that begin with `text`; an empty list where nobody completes them. */
export async function suggestAddress(text: string): Promise<string[]> {
  if (config().maps.provider === 'google')
    return (await import('#src/api/google-places.ts')).suggest(text, config().maps.key);
  if (config().maps.provider !== 'builtin' || !(await offers('places'))) return [];
  const outcome = await call(commonCalls.getPlaces, { query: { q: text, language: language() } });
  return outcome.ok && Array.isArray(outcome.data) ? (outcome.data as string[]) : [];
}
