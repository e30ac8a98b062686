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

/** The control of a key that can be seen: that of the form or the row one is in, where it is one of several. */
export function controlOf(name: KeyName): HTMLElement | undefined {
  const selector = `[data-key="${name}"]`;
  const all = [...inTop(selector), ...inToasts(selector)];
  const near = document.activeElement?.closest('form, tr, li, article');
  return all.find((one) => near?.contains(one)) ?? all[0];
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
