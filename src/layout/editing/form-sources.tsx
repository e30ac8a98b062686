// Whom forms ask inside the shell: the platform's lists, hosts and guests, addresses; and who tells what was refused.
import { useMemo, useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { collections } from '#schemas/generated/collections.ts';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import {
  FormSourcesContext,
  type FormSources as FormSourcesOf,
  type Lookups,
} from '#src/forms/form-context.ts';
import { editableCatalogues, saveCall } from '#src/stores/catalogues.ts';
import { loadLookups, lookups } from '#src/stores/lookups.ts';
import { suggestAddress } from '#src/stores/places.ts';
import { refusal } from '#src/stores/refusals.ts';
import { toast } from '#src/stores/toasts.ts';
import type { NewListedRowProps } from './new-listed-row.tsx';
import { people } from './people.ts';
import { references } from './references.ts';

const tellRefused = (texts: string[]): void => texts.forEach((text) => toast('error', text));
const loadNewRow = () => import('./new-listed-row.tsx').then(({ NewListedRow }) => NewListedRow);
const needLookup = (name: keyof Lookups): void => void loadLookups([name]);

export function FormSources({ children }: { children: ReactNode }) {
  const { rows } = useSnapshot(lookups);
  const [adding, setAdding] = useState<Pick<NewListedRowProps, 'list' | 'onAdded'>>();
  const sources = useMemo(() => {
    const newIn: FormSourcesOf['newIn'] = (name) => {
      const list = editableCatalogues.find((one) => one === name);
      if (list === undefined || refusal(saveCall(list).permission) !== undefined) return undefined;
      return { noun: collections[list].singular, open: (onAdded) => setAdding({ list, onAdded }) };
    };
    return {
      lookups: rows as Lookups,
      needLookup,
      newIn,
      people,
      references,
      suggestAddress,
      tellRefused,
    };
  }, [rows]);
  return (
    <FormSourcesContext value={sources}>
      {children}
      {adding && (
        <WhenOpen load={loadNewRow} isOpen props={{ ...adding, onClose: () => setAdding(undefined) }} />
      )}
    </FormSourcesContext>
  );
}
