// The search field of the forms, taken from their chunk: in one of its own it would make every form and list heavier.
import '#src/forms/schema-form.tsx';
import { useCallback } from 'react';
import { ReferenceFilter } from '#src/components/lists/reference-filter.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { references } from '#src/layout/editing/references.ts';
import type { ChosenValueProps } from './chosen-value.ts';

/** The row that a list is filtered by. */
export function ChosenReference({ filter, chosen, onChange, close }: ChosenValueProps) {
  const { t } = useTranslation();
  const { key, title, refersTo: list = '' } = filter;
  const find = useCallback((text: string) => references.find(list, text), [list]);
  return (
    <ReferenceFilter
      title={t(title)}
      list={list}
      id={chosen[key]}
      find={find}
      get={references.get}
      onChange={(next) => {
        onChange(next ? { [key]: next.id } : {});
        close();
      }}
    />
  );
}
