import { useEffect } from 'react';
import { offerActions, withdrawActions, type OfferedAction } from '#src/stores/offered-actions.ts';

/** Offers the buttons of what is open to the palette too, as they are now, until the screen is left. */
export function useOfferedActions(actions: readonly OfferedAction[], take: (event: string) => void): void {
  useEffect(() => offerActions({ actions, take }));
  useEffect(() => withdrawActions, []);
}
