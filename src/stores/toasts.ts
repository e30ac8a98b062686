// What is to be said in a toast; layout/toasts.tsx shows it. A queue, so that nothing said early is lost.
import { proxy } from 'valtio';
import type { Text } from '#schemas/text.ts';

export interface Toast {
  id: number;
  /** English, translated when it is shown. */
  text: Text;
  kind: 'success' | 'error' | 'warning' | 'info';
  /** Takes back what it tells of; offered as long as it stands. */
  undo?: (() => void) | undefined;
}

export const toasts = proxy<{ waiting: Toast[]; cleared: number }>({ waiting: [], cleared: 0 });
let last = 0;
let isHushed = false;

/** Says something at the top of the page; errors stay until they are closed. */
export function toast(kind: Toast['kind'], text: Text, undo?: () => void): void {
  if (isHushed) return;
  toasts.waiting.push({ id: (last += 1), text, kind, undo });
}

/** Closes what was said before: a new attempt makes it old. */
export function clearToasts(): void {
  isHushed = false;
  toasts.waiting = [];
  toasts.cleared += 1;
}

/** Says nothing until something new is tried: the page that is shown instead says what has happened. */
export const hush = (): void => void (isHushed = true);
