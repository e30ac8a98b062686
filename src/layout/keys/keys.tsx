// The keys of keys.json and of the menus at work, and the dialog that shows those of the screen; what a held key, a lost focus,
// a double click and the way back come to. Loaded behind the shell.
import { useContext, useEffect, useRef } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { NavigationContext } from '#src/components/page/link.tsx';
import { sections, tools, type Section } from '#src/layout/sections.ts';
import { useOfferedSections } from '#src/layout/use-offered-sections.ts';
import { goKey, isPressed, keyTable, type KeyName } from '#src/look/keys.ts';
import { closeErrorsByEscape } from './close-errors.ts';
import { followFocus, isOffered, press, rowLinks, stepRow } from './controls.ts';
import { keepDoubleClicks } from './double-click.ts';
import { keepFocus } from './kept-focus.ts';
import { KeysDialog, type ShownKey } from './keys-dialog.tsx';
import { followLetters, useLetters } from './letter-keys.ts';
import { keepWayBack } from './way-back.ts';

export interface KeysProps {
  isShown: boolean;
  onShow: (isShown: boolean) => void;
}

type Place = Section & { key: string };

const steps: Readonly<Partial<Record<string, 1 | -1>>> = { nextRow: 1, previousRow: -1 };

/** The shell has the one that searches everything. */
const withModifier = keyTable.filter(({ name, keys }) => keys.includes('+') && name !== 'find');
const plain = keyTable.filter(({ keys }) => !keys.includes('+'));
/** Where a key stands on a keyboard, and whether Shift makes it, is its own business. */
const isChord = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
/** A tick box takes no letters. */
const isTyped = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type);
const isWritten = (event: KeyboardEvent): boolean =>
  isTyped(event) || event.target instanceof HTMLTextAreaElement;
const shared = { useKey: true, delimiter: ' ' } as const;
const goMilliseconds = 1000;
const options = {
  ...shared,
  sequenceTimeoutMs: goMilliseconds,
  ignoreModifiers: true,
  enableOnFormTags: ['input'],
  ignoreEventWhen: (event: KeyboardEvent) => isChord(event) || isTyped(event),
  // Of a sequence this alone is asked.
  preventDefault: (event: KeyboardEvent) => !isTyped(event),
} as const;

const isPresent = ({ name }: { name: string }): boolean =>
  name in steps ? rowLinks().length > 0 : name === 'help' || isOffered(name as KeyName);

export function Keys({ isShown, onShow }: KeysProps) {
  const { navigate } = useContext(NavigationContext);
  const offeredOf = useOfferedSections();
  useEffect(followFocus, []);
  useEffect(keepFocus, []);
  useEffect(keepDoubleClicks, []);
  useEffect(keepWayBack, []);
  useEffect(closeErrorsByEscape, []);
  useEffect(followLetters, []);
  const areLettersOn = useLetters();
  const places = offeredOf([...sections, ...tools]).filter(
    (entry): entry is Place => entry.key !== undefined,
  );

  // The letter that leads to a screen is no key of this one.
  const goesUntil = useRef(0);
  useHotkeys(goKey, () => void (goesUntil.current = Date.now() + goMilliseconds), {
    ...options,
    enabled: areLettersOn,
  });
  const act = (pressed: KeyboardEvent, rows: typeof keyTable): void => {
    const row = rows.find(({ keys }) => keys.replace('mod+', '').toLowerCase() === pressed.key.toLowerCase());
    const isWay = Date.now() < goesUntil.current;
    goesUntil.current = 0;
    if (!row || isWay) return;
    const step = steps[row.name];
    if (step) stepRow(step);
    // Held, a key goes on through rows; it takes no step of the next one, which nobody has looked at.
    else if (pressed.repeat) return;
    // In a narrow window its button is in the menu, which is closed.
    else if (row.name === 'help') onShow(true);
    else press(row.name as KeyName);
  };
  useHotkeys(
    plain.map(({ keys }) => keys).filter((keys) => isPressed(keys, areLettersOn)),
    (event) => act(event, plain),
    options,
  );
  // Also while one types.
  useHotkeys(
    withModifier.map(({ keys }) => keys),
    (event) => act(event, withModifier),
    {
      ...shared,
      preventDefault: true,
      enableOnFormTags: true,
      enableOnContentEditable: true,
    },
  );
  // Where it closes nothing, Escape ends the typing: plain keys are heard again, the next one leads back.
  useHotkeys('Escape', () => (document.activeElement as HTMLElement | null)?.blur(), {
    ...shared,
    enableOnFormTags: ['input', 'textarea'],
    ignoreEventWhen: (event) => event.isComposing || !isWritten(event),
  });
  useHotkeys(
    places.map(({ key }) => `${goKey}>${key}`),
    (event) => {
      if (isTyped(event)) return;
      goesUntil.current = 0;
      const place = places.find(({ key }) => key === event.key.toLowerCase());
      if (place) navigate(place.path);
    },
    { ...options, enabled: areLettersOn },
    [places],
  );

  if (!isShown) return null;
  const shown: ShownKey[] = keyTable.filter(isPresent).map(({ keys, title }) => ({ keys: [keys], title }));
  return (
    <KeysDialog
      here={shown}
      places={places.map(({ key, title }) => ({ keys: [goKey, key], title }))}
      onClose={() => onShow(false)}
    />
  );
}
