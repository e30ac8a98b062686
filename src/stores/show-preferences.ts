// Shows this browser as somebody has chosen it.
import type { Admin, PreferencesForm } from '#schemas/types.ts';
import { choices, choose } from '#src/browser/choices.ts';
import { language, languages, setLanguage } from '#src/language/i18n.ts';
import { silentKeyOf } from './kept-alerts.ts';

/**
 * Shows what was chosen, here and in the other tabs; what this client does not have stays as it is.
 * @param id whose choice it is: what is silent is each account's own
 */
export async function showPreferences(wanted: Partial<PreferencesForm>, id: Admin['_id']): Promise<void> {
  for (const name of ['theme', 'density', 'start'] as const)
    if (wanted[name] !== undefined) choose(choices[name], wanted[name]);
  if (wanted.silent) choose(silentKeyOf(id), JSON.stringify(wanted.silent));
  const code = wanted.language;
  if (code !== language() && languages.some((one) => one.code === code))
    await setLanguage(code ?? '').catch(() => undefined);
}
