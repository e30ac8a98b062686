// How close the rows of tables stand: what the person chose, remembered.
import { proxy, useSnapshot } from 'valtio';
import { choices } from '#src/browser/choices.ts';
import { onOtherTab, remember, remembered } from '#src/browser/storage.ts';

/** Pixels of a row. */
export const rowHeights = { comfortable: 44, compact: 34 } as const;
export type Density = keyof typeof rowHeights;

const key = choices.density;

const rememberedDensity = (): Density => (remembered(key) === 'compact' ? 'compact' : 'comfortable');

/** What is chosen now. */
export const chosen = proxy<{ density: Density; inView?: Density | undefined }>({
  density: rememberedDensity(),
});

/** Follows the other tabs from now on. */
export function startDensity(): void {
  onOtherTab(key, () => (chosen.density = rememberedDensity()));
}

/** As long as a saved view is shown, rows stand as it says; `undefined` ends that. */
export function setViewDensity(density: Density | undefined): void {
  chosen.inView = density;
}

/** Shows rows this close, also after a reload and in the other tabs; in a saved view as long as it is shown. */
export function setDensity(density: Density): void {
  if (chosen.inView !== undefined) return setViewDensity(density);
  chosen.density = density;
  remember(key, density);
}

/** The chosen density; the component is drawn again when another one is chosen. */
export function useDensity(): Density {
  const { density, inView } = useSnapshot(chosen);
  return inView ?? density;
}
