// Why a machine does not allow a step now, in words.
import type { Translate } from '#src/language/i18n.ts';

/** @param state as its label says it */
export const notWhile = (state: string, t: Translate): string =>
  t('Not possible while the status is {{state}}.', { state: t(state) });

/** @param states in which it is possible */
export const onlyWhile = (states: readonly string[], t: Translate): string =>
  t('not now, only while it is: {{states}}', { states: states.map((state) => t(state)).join(', ') });
