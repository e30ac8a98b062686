// Opening a boat from elsewhere: a way to it that takes as long as the boat takes to load.
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#src/app/paths.ts';
import { entry, keepInEntry } from '#src/browser/entry.ts';
import { currentBoat, openBoat } from '#src/stores/current-boat.ts';
import { toast } from '#src/stores/toasts.ts';
import { leaveWith } from '#src/stores/unsaved.ts';

/**
 * Loads a boat and goes to it. Asked about first when something is unsaved; who has gone elsewhere while it was loading
 * stays there.
 * @returns the id of the boat that is being loaded, and what opens one
 */
export function useOpenBoat(): [
  opening: string | undefined,
  open: (id: string | number, to?: string) => void,
] {
  const [, navigate] = useLocation();
  const [opening, setOpening] = useState<string>();
  const load = useCallback(
    async (id: string, to: string): Promise<void> => {
      const { pathname } = window.location;
      const { boat: stood } = entry();
      setOpening(id);
      const outcome = await openBoat(id);
      setOpening((now) => (now === id ? undefined : now));
      if (outcome === 'failed') toast('error', currentBoat.error);
      else if (outcome === 'opened' && window.location.pathname === pathname)
        leaveWith(() => {
          // This entry stays with the boat that it has shown.
          if (stood) keepInEntry({ boat: stood });
          navigate(to, { state: { boat: id } });
        });
    },
    [navigate],
  );
  const open = useCallback(
    (id: string | number, to: string = paths.boat) => leaveWith(() => void load(String(id), to)),
    [load],
  );
  return [opening, open];
}
