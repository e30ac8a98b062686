// Under which keys the browser remembers what a person has chosen.
import { remember } from './storage.ts';

export const choices = {
  language: 'language',
  theme: 'color-scheme',
  density: 'density',
  start: 'start-screen',
  letters: 'keys-of-letters',
} as const;

/** Remembers a choice and shows it in this tab, as if another one had made it. */
export function choose(key: string, value: string): void {
  remember(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}
