// What one of a schema's own choices is called.
import type { EnumOptionsType } from '@rjsf/utils';
import type { Translate } from '#src/language/i18n.ts';

export const isNothing = ({ value, label }: EnumOptionsType): boolean => value === null && label === 'null';

/** Without a title, what would read alike and what is no word is called as JSON writes it. */
export function labelOfChoice(
  choice: EnumOptionsType,
  all: readonly EnumOptionsType[],
  t: Translate,
): string {
  if (isNothing(choice)) return t('Not specified');
  const { label } = choice;
  const value: unknown = choice.value;
  const isUnclear =
    typeof value === 'object' || all.some((other) => other.label === label && other.value !== value);
  return label === String(value) && isUnclear ? JSON.stringify(value) : t(label);
}
