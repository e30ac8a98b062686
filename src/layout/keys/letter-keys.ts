// Whether a letter alone presses something: who speaks to the computer turns that off, as each word would press several.
import { proxy, useSnapshot } from 'valtio';
import { choices } from '#src/browser/choices.ts';
import { onOtherTab, remember } from '#src/browser/storage.ts';
import { areLettersOn, lettersOff } from '#src/look/keys.ts';

const letters = proxy({ areOn: areLettersOn() });

/** Follows the other tabs. @returns ends that */
export const followLetters = (): (() => void) =>
  onOtherTab(choices.letters, () => (letters.areOn = areLettersOn()));

/** Also after a reload and in the other tabs. */
export function setLetters(areOn: boolean): void {
  letters.areOn = areOn;
  remember(choices.letters, areOn ? 'on' : lettersOff);
}

/** The component is drawn again when they are turned on or off. */
export const useLetters = (): boolean => useSnapshot(letters).areOn;
