// What a key does to the page: it presses the control that says so, or leads to a row.
import type { KeyName } from '#src/look/keys.ts';

/** What lies over everything else, or the page. */
const top = (): ParentNode =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].findLast((box) =>
    box.checkVisibility(),
  ) ?? document;

const inTop = (selector: string): HTMLElement[] =>
  [...top().querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());

/** What toasts offer: they lie over dialogs too. */
const inToasts = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[role=alert] ${selector}`),
];

const controlsOf = (name: KeyName): HTMLElement[] => {
  const selector = `[data-key="${name}"]`;
  return [...inTop(selector), ...inToasts(selector)];
};

export const isOffered = (name: KeyName): boolean => controlsOf(name).length > 0;

/** The form that had the focus last. */
let lastForm: Element | undefined;

/** Keeps in mind which form has the focus. @returns stops it */
export function followFocus(): () => void {
  const follow = ({ target }: FocusEvent): void => {
    lastForm = (target as Element).closest('form') ?? lastForm;
  };
  document.addEventListener('focusin', follow);
  return () => {
    document.removeEventListener('focusin', follow);
    lastForm = undefined;
  };
}

/** The form or the row that holds one of the controls, and one is in. */
function near(all: readonly HTMLElement[]): HTMLElement | undefined {
  const places = 'form, tr, li, article';
  let place = document.activeElement?.closest(places);
  while (place && !all.some((one) => place?.contains(one))) place = place.parentElement?.closest(places);
  return all.find((one) => place?.contains(one));
}

/** A dialog asks for an answer, which may be the proposed one; what cannot be pressed says why. */
const takesUnchanged = (save: HTMLElement): boolean =>
  save.ariaDisabled === 'true' || save.closest('[role$=dialog]') !== null;

/** What is saved: nothing is sent that nobody meant, nor once more what was just saved. */
function saveOf(all: readonly HTMLElement[]): HTMLElement | undefined {
  const changed = all.filter((one) => one.hasAttribute('data-unsaved'));
  const meant = changed.length > 0 ? changed : all.filter(takesUnchanged);
  return near(meant) ?? (meant.length === 1 ? meant[0] : meant.find((one) => lastForm?.contains(one)));
}

/** The control of a key that can be seen: that of the form or the row one is in, where it is one of several. */
function controlOf(name: KeyName): HTMLElement | undefined {
  const all = controlsOf(name);
  return name === 'save' ? saveOf(all) : (near(all) ?? all[0]);
}

export function press(name: KeyName): void {
  const control = controlOf(name);
  const isTick = control instanceof HTMLInputElement && control.type === 'checkbox';
  if (!isTick && (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) {
    control.focus();
    if (control instanceof HTMLInputElement) control.select();
    return;
  }
  // The next Tab leads into what it opens.
  if (control?.hasAttribute('aria-expanded')) control.focus();
  control?.click();
}

/** The links that open the rows of a list. */
export const rowLinks = (): HTMLElement[] => inTop('[data-opener]');

/** Leads the focus to the row after or before the one that has it; to the first one at first. */
export function stepRow(by: 1 | -1): void {
  const links = rowLinks();
  const at = links.findIndex((link) => link.closest('tr, li, article')?.contains(document.activeElement));
  const next = links[at < 0 ? 0 : at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
