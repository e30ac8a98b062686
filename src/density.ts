// How close the rows of tables stand: what the person chose, remembered.
import { proxy, useSnapshot } from 'valtio';

/** Pixels of a row. */
export const rowHeights = { comfortable: 44, compact: 34 } as const;
export type Density = keyof typeof rowHeights;

const key = 'density';

/** A storage that is forbidden remembers nothing. */
function remembered(): Density {
  try {
    return localStorage.getItem(key) === 'compact' ? 'compact' : 'comfortable';
  } catch {
    return 'comfortable';
  }
}

const chosen = proxy<{ density: Density }>({ density: remembered() });

/** Shows rows this close, also after a reload. */
export function setDensity(density: Density): void {
  chosen.density = density;
  try {
    localStorage.setItem(key, density);
  } catch {
    // Then it is chosen until the page is left.
  }
}

/** The chosen density; the component is drawn again when another one is chosen. */
export const useDensity = (): Density => useSnapshot(chosen).density;
