// Whom forms ask inside the shell: the platform's lists, hosts and guests, addresses; and who tells what was refused.
import { useMemo, useState, type ReactNode } from 'react';
import { snapshot, subscribe } from 'valtio';
import type { CatalogueName, LookupName } from '#schemas/types.ts';
import { imageUrl } from '#src/api/call.ts';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import {
  FormSourcesContext,
  type FormSources as FormSourcesOf,
  type Lists,
  type People,
} from '#src/forms/form-context.ts';
import { loadLookups, lookups, type Lookups } from '#src/stores/lookups.ts';
import { suggestAddress } from '#src/stores/places.ts';
import { clearToasts, toast } from '#src/stores/toasts.ts';
import { references } from './references.ts';

const lists: Lists = {
  rowsOf: (name) => (snapshot(lookups.rows) as Lookups)[name],
  subscribe: (changed) => subscribe(lookups.rows, changed),
};
const tellRefused = (texts: string[]): void => {
  clearToasts();
  for (const text of texts) toast('error', text);
};
const loadPeople = () => import('./people.ts').then((module) => module.people);
/** Few forms ask for people. */
const people: People = {
  find: async (text) => (await loadPeople()).find(text),
  get: async (id) => (await loadPeople()).get(id),
};
const loadNewRow = () => import('./new-listed-row.tsx').then(({ NewListedRow }) => NewListedRow);
/** Which lists rows may be added to: known with the first list that a form needs. */
const loadLists = () => import('./open-lists.ts').then(({ openListOf }) => openListOf);

interface Adding {
  list: CatalogueName;
  onAdded: (value: string | number) => void;
}

export function FormSources({ children }: { children: ReactNode }) {
  const [adding, setAdding] = useState<Adding>();
  const [openListOf, setOpenListOf] = useState<Awaited<ReturnType<typeof loadLists>>>();
  const sources = useMemo((): FormSourcesOf => {
    const needLookup = (name: LookupName): void => {
      void loadLookups([name]);
      void loadLists().then((loaded) => setOpenListOf(() => loaded));
    };
    const newIn: FormSourcesOf['newIn'] = (name) => {
      const open = openListOf?.(name);
      return open && { noun: open.noun, open: (onAdded) => setAdding({ list: open.list, onAdded }) };
    };
    return {
      lists,
      needLookup,
      newIn,
      people,
      references,
      iconOf: imageUrl,
      suggestAddress,
      tellRefused,
    };
  }, [openListOf]);
  return (
    <FormSourcesContext value={sources}>
      {children}
      {adding && (
        <WhenOpen load={loadNewRow} isOpen props={{ ...adding, onClose: () => setAdding(undefined) }} />
      )}
    </FormSourcesContext>
  );
}
