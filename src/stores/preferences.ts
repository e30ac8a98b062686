// How the product looks to the admin: remembered by this browser, and by our server for the next one.
import { calls } from '#schemas/calls.ts';
import type { Admin, PreferencesForm } from '#schemas/types.ts';
import { call } from '#src/api/call.ts';
import type { Failure, Save } from '#src/api/outcome.ts';
import { choices } from '#src/browser/choices.ts';
import { remembered } from '#src/browser/storage.ts';
import { inTurn } from './in-turn.ts';
import { silentKeyOf, silentKinds } from './kept-alerts.ts';
import { language } from '#src/language/i18n.ts';
import { offers } from './meta.ts';
import { session, showOwn } from './session.ts';
import { showPreferences } from './show-preferences.ts';

const ownId = (): Admin['_id'] => session.admin?._id ?? '';

const oneOf = <Value extends string>(values: readonly Value[], wanted: string | null): Value =>
  values.find((value) => value === wanted) ?? (values[0] as Value);

/** What this browser shows now. @param start where one arrives without a choice */
export const presentPreferences = (start: string): PreferencesForm => ({
  language: language(),
  theme: oneOf(['system', 'light', 'dark'], remembered(choices.theme)),
  density: oneOf(['comfortable', 'compact'], remembered(choices.density)),
  start,
  silent: silentKinds(silentKeyOf(ownId())),
});

/** Keeps them in the account. @returns the failure, or nothing */
async function keep(preferences: PreferencesForm): Promise<Failure | undefined> {
  if (!(await offers('account'))) return undefined;
  const outcome = await call(calls.savePreferences, { body: preferences });
  if (!outcome.ok) return outcome;
  if (session.admin) showOwn({ ...session.admin, preferences });
  return undefined;
}

export const savePreferences: Save<object, PreferencesForm> = async (_, body) => {
  const failure = await keep(body);
  if (failure) return failure as Failure<object>;
  await showPreferences(body, ownId());
  return undefined;
};

/** Saves that a kind is silent or heard, and nothing that only this browser shows. Two of them are not to undo each other. */
export const saveSilent = (start: string, kind: string, isSilent: boolean): Promise<Failure | undefined> =>
  inTurn('silent', undefined, async () => {
    const shown = presentPreferences(start);
    const others = (shown.silent ?? []).filter((one) => one !== kind);
    const silent = isSilent ? [...others, kind] : others;
    const failure = await keep({ ...shown, ...session.admin?.preferences, silent });
    if (!failure) await showPreferences({ silent }, ownId());
    return failure;
  });
