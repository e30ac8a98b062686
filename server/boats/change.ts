// What every change of a boat shares: the row found, locked and of the version seen; audit and alert; links to its documents.
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Boat } from '#schemas/types.ts';
import type { Transaction } from '../changes/transaction.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { findBoat, lockBoat } from './queries.ts';

const { notFound, stale } = messages.refusal;

export const demandBoat = (boat: Boat | undefined): Boat => {
  if (!boat) throw new Refusal(404, 'boat', notFound, { label: 'This boat' });
  return boat;
};

export interface BoatChanges {
  /** The boat as it is answered: images of its documents open for a while. */
  withLinks: (boat: Boat) => Boat;
  /** Refuses a boat that does not exist, or is of another version than the client has seen. */
  demandCurrent: (boat: Boat | undefined, version: number | undefined) => Boat;
  /** The row a change is made to: present, locked, and of the version the client has seen. */
  boatToChange: (tx: Transaction, id: string, version: number | undefined) => Promise<Boat>;
  /** Writes the audit entry and tells the other admins; returns the row as it is now. */
  changed: (tx: Transaction, before: Boat, action: string) => Promise<Boat>;
}

export function boatChanges({ signLink }: Pick<Context, 'signLink'>): BoatChanges {
  const withLinks = (boat: Boat): Boat => {
    const entries = Object.entries(boat.docImage ?? {}).map(([type, path]) => [type, signLink(path)]);
    return { ...boat, docImage: Object.fromEntries(entries) as Boat['docImage'] };
  };

  function demandCurrent(found: Boat | undefined, version: number | undefined): Boat {
    const boat = demandBoat(found);
    if (version !== undefined && version !== boat.version)
      throw new Refusal(412, 'version', stale, {}, { data: withLinks(boat) });
    return boat;
  }

  async function boatToChange(tx: Transaction, id: string, version: number | undefined): Promise<Boat> {
    return demandCurrent(await lockBoat(tx, id), version);
  }

  async function changed(tx: Transaction, before: Boat, action: string): Promise<Boat> {
    const id = String(before._id);
    const after = demandBoat(await findBoat(tx, id));
    await tx.audit({ entity: 'boat', entityId: id, action, before, after });
    tx.changed({ entity: 'boat', id, version: after.version });
    return after;
  }

  return { withLinks, demandCurrent, boatToChange, changed };
}
