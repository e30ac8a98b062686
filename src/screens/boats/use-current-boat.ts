// The current boat for a screen below /home/boat: loaded again after a reload; without one, back to the list (§2).
import { useEffect, useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import type { Boat, User } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { boatName } from '#src/components/boats/boat-name.ts';
import { useRowTitle } from '#src/components/page/use-row-title.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { paths } from '#src/app/paths.ts';
import { entry, keepInEntry } from '#src/browser/entry.ts';
import { currentBoat, currentBoatId, openBoat } from '#src/stores/current-boat.ts';

export interface CurrentBoatView {
  boat: Boat | null;
  host: User | null;
  similar: readonly Boat[];
  /** Why it could not be loaded. */
  error: Text | undefined;
  reload: () => void;
}

/** Back leads to the boat that stood there, and a link to the one it names. */
function showBoatOfEntry(): void {
  const { pathname, search } = window.location;
  const named = new URLSearchParams(search).get('row');
  if (named) keepInEntry({ boat: named }, pathname);
  const kept = entry().boat;
  if (typeof kept === 'string' && kept !== currentBoatId()) void openBoat(kept);
}

export function useCurrentBoat(): CurrentBoatView {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { boat, host, similar, state, error } = useSnapshot(currentBoat);
  const id = currentBoatId();
  useRowTitle(boat ? boatName(boat, t) : undefined);

  // Before anything is painted: another boat is not shown in its place.
  useLayoutEffect(() => {
    showBoatOfEntry();
    window.addEventListener('popstate', showBoatOfEntry);
    return () => window.removeEventListener('popstate', showBoatOfEntry);
  }, []);

  useEffect(() => {
    const now = currentBoatId();
    if (now === null) return navigate(paths.boats, { replace: true });
    if (entry().boat !== now) keepInEntry({ boat: now });
    if (currentBoat.boat === null && currentBoat.state !== 'loading') void openBoat(now);
  }, [id, navigate]);

  return {
    boat: boat as Boat | null,
    host: host as User | null,
    similar: similar as readonly Boat[],
    error: state === 'failed' && !boat ? error : undefined,
    reload: () => void (id && openBoat(id)),
  };
}
