// Whom forms ask inside the shell: the platform's lists, hosts and guests, addresses; and who tells what was refused.
import { useMemo, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { FormSourcesContext, type Lookups } from '#src/forms/form-context.ts';
import { loadLookups, lookups } from '#src/stores/lookups.ts';
import { suggestAddress } from '#src/stores/places.ts';
import { toast } from '#src/stores/toasts.ts';
import { people } from './people.ts';
import { references } from './references.ts';

const tellRefused = (texts: string[]): void => texts.forEach((text) => toast('error', text));
const needLookup = (name: keyof Lookups): void => void loadLookups([name]);

export function FormSources({ children }: { children: ReactNode }) {
  const { rows } = useSnapshot(lookups);
  const sources = useMemo(
    () => ({ lookups: rows as Lookups, needLookup, people, references, suggestAddress, tellRefused }),
    [rows],
  );
  return <FormSourcesContext value={sources}>{children}</FormSourcesContext>;
}
