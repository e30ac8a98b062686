// The current boat for a screen below /home/boat: loaded again after a reload; without one, back to the list (§2).
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import type { Boat, User } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { paths } from '#src/app/paths.ts';
import { currentBoat, currentBoatId, openBoat } from '#src/stores/current-boat.ts';

export interface CurrentBoatView {
  boat: Boat | null;
  host: User | null;
  similar: readonly Boat[];
  /** Why it could not be loaded. */
  error: Text | undefined;
  reload: () => void;
}

export function useCurrentBoat(): CurrentBoatView {
  const [, navigate] = useLocation();
  const { boat, host, similar, state, error } = useSnapshot(currentBoat);
  const id = currentBoatId();

  useEffect(() => {
    if (id === null) navigate(paths.boats, { replace: true });
    else if (currentBoat.boat === null) void openBoat(id);
  }, [id, navigate]);

  return {
    boat: boat as Boat | null,
    host: host as User | null,
    similar: similar as readonly Boat[],
    error: state === 'failed' && !boat ? error : undefined,
    reload: () => void (id && openBoat(id)),
  };
}
