// How the product looks to the admin: remembered by this browser, and by our server for the next one.
import { accountCalls } from '#schemas/calls/account.ts';
import type { PreferencesForm } from '#schemas/types.ts';
import { call, type Failure, type Save } from '#src/api/call.ts';
import { choices, choose } from '#src/browser/choices.ts';
import { remembered } from '#src/browser/storage.ts';
import { silentKinds } from './kept-alerts.ts';
import { language, languages, setLanguage } from '#src/language/i18n.ts';
import { offers } from './meta.ts';

const oneOf = <Value extends string>(values: readonly Value[], wanted: string | null): Value =>
  values.find((value) => value === wanted) ?? (values[0] as Value);

/** What this browser shows now. @param start where one arrives without a choice */
export const presentPreferences = (start: string): PreferencesForm => ({
  language: language(),
  theme: oneOf(['system', 'light', 'dark'], remembered(choices.theme)),
  density: oneOf(['comfortable', 'compact'], remembered(choices.density)),
  start,
  silent: silentKinds(),
});

/** Shows what was chosen, here and in the other tabs; what this client does not have stays as it is. */
export async function showPreferences(wanted: Partial<PreferencesForm>): Promise<void> {
  for (const name of ['theme', 'density', 'start'] as const)
    if (wanted[name] !== undefined) choose(choices[name], wanted[name]);
  if (wanted.silent) choose(choices.silent, JSON.stringify(wanted.silent));
  const code = wanted.language;
  if (code !== language() && languages.some((one) => one.code === code))
    await setLanguage(code ?? '').catch(() => undefined);
}

export const savePreferences: Save<object, PreferencesForm> = async (_, body) => {
  if (await offers('account')) {
    const outcome = await call(accountCalls.savePreferences, { body });
    if (!outcome.ok) return outcome as Failure<object>;
  }
  await showPreferences(body);
  return undefined;
};
