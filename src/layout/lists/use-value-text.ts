// What a filter by a row or by numbers is set to, in words: the row by its name, numbers as their column writes them.
import { queryKeysOf } from '#schemas/table.ts';
import { useReferredNames } from '#src/components/controls/use-referred-names.ts';
import { figure } from '#src/components/formats/numbers.ts';
import { rangeText } from '#src/components/lists/filter-chips.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { references } from '#src/layout/editing/references.ts';
import type { ValueText } from './list-chips.tsx';

export function useValueText(): ValueText {
  const { language } = useTranslation();
  const { answerTo: nameOf } = useReferredNames(references.get);
  return (filter, chosen, column) => {
    const [from, to] = queryKeysOf(filter).map((key) => chosen[key]);
    if (filter.kind === 'reference') return from && (nameOf(filter.refersTo ?? '', from) ?? from);
    const written = (number = '') => figure(column?.format, number, language);
    return rangeText(written(from), written(to));
  };
}
