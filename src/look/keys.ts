// The keys of keys.json, and what marks the control that does the same as one.
import type { KeyboardEvent } from 'react';
import table from '#schemas/keys.json' with { type: 'json' };
import { choices } from '#src/browser/choices.ts';
import { remembered } from '#src/browser/storage.ts';

/** What code calls a key: `save`. */
export type KeyName =
  | 'find'
  | 'help'
  | 'search'
  | 'choose'
  | 'chooseAll'
  | 'days'
  | 'add'
  | 'edit'
  | 'save'
  | 'back'
  | 'previous'
  | 'next'
  | 'undo'
  | 'approve'
  | 'reject'
  | 'approveBoth'
  | 'first'
  | 'second'
  | 'zoomIn'
  | 'zoomOut'
  | 'turn'
  | 'fullScreen'
  | 'note'
  | 'history';

export const keyTable: readonly { name: string; keys: string; title: string }[] = table.keys;
/** Begins the way to a screen. */
export const goKey = table.go;

const keysOf = (name: KeyName): string => keyTable.find((row) => row.name === name)?.keys ?? '';
/** Opens the search over everything, with Ctrl or ⌘. */
export const findKey = keysOf('find').replace('mod+', '');
/** Saves, with Ctrl or ⌘. */
export const saveKey = keysOf('save').replace('mod+', '');

/** As screen readers are told: both keys where Ctrl is ⌘ elsewhere. */
const spoken = (keys: string): string =>
  keys.startsWith('mod+')
    ? ['Control', 'Meta'].map((mod) => `${mod}+${keys.slice(4).toUpperCase()}`).join(' ')
    : keys;

export const lettersOff = 'off';
export const areLettersOn = (): boolean => remembered(choices.letters) !== lettersOff;
/** Whether such keys press something: those with Ctrl or ⌘ do always, and Escape, which writes nothing. */
export const isPressed = (keys: string, areOn = areLettersOn()): boolean => areOn || keys.length > 1;

/** Attributes of the control that a key presses: no key without one that can be seen. */
export function pressedBy(name: KeyName): { 'data-key': KeyName; 'aria-keyshortcuts'?: string } {
  const keys = keysOf(name);
  return { 'data-key': name, ...(isPressed(keys) && { 'aria-keyshortcuts': spoken(keys) }) };
}

/** To which row an arrow leads from the one with the focus; pressed with another key it is the browser's, or a reader's. */
export const rowStep = (event: KeyboardEvent): 1 | -1 | undefined => {
  const isAlone = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
  return isAlone ? ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key] : undefined;
};
