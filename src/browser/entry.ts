// What an entry in the history of the browser holds beside its address.

interface Entry {
  /** The boat that its page shows. */
  boat?: unknown;
  /** The paths of the entries before it. */
  way?: readonly string[];
  /** It is the second of the same address. */
  unsaved?: boolean;
}

/** Of the one that the page stands at. */
export const entry = (): Entry => (history.state as Entry | null) ?? {};

/** @param address another one for it */
export const keepInEntry = (more: Entry, address?: string): void =>
  history.replaceState({ ...entry(), ...more }, '', address);
