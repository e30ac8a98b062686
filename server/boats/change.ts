// What every change of a boat shares: how the row is found, locked and shown; links to its documents.
import type { Boat } from '#schemas/types.ts';
import type { FoundKind } from '../changes/change-row.ts';
import type { Context } from '../http/context.ts';
import { findBoat, lockBoat } from './queries.ts';

/** The boat as it is answered: images of its documents open for a while. */
export const boatWithLinks =
  (signLink: Context['signLink']) =>
  (boat: Boat): Boat => {
    const entries = Object.entries(boat.docImage ?? {}).map(([type, path]) => [type, signLink(path)]);
    return { ...boat, docImage: Object.fromEntries(entries) as Boat['docImage'] };
  };

export const boatRows = (signLink: Context['signLink']): FoundKind<Boat> => ({
  entity: 'boat',
  label: 'This boat',
  find: findBoat,
  lock: lockBoat,
  answered: boatWithLinks(signLink),
});
