// What this browser remembers for the person. A full or forbidden storage costs what is remembered, never the page.

/** Where it is remembered: even to ask for it may be forbidden. */
export type Keeping = () => Storage;
export const inTab: Keeping = () => sessionStorage;
/** In every tab. */
export const inBrowser: Keeping = () => localStorage;

/** What the browser did not take. */
const untaken = new Map<string, string>();

/** @returns the remembered text; null for none */
export function remembered(key: string, storage = inBrowser): string | null {
  try {
    return untaken.get(key) ?? storage().getItem(key);
  } catch {
    return null;
  }
}

/** What is remembered as JSON; null for none, and for what is no JSON. */
export function recalled(key: string): unknown {
  try {
    return JSON.parse(remembered(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Remembers a text as long as the browser lets us: else until the page is left. */
export function remember(key: string, text: string, storage = inBrowser): void {
  try {
    storage().setItem(key, text);
    untaken.delete(key);
  } catch {
    untaken.set(key, text);
  }
}

/** Remembers nothing under these keys any more. */
export function forgetKeys(keys: readonly string[], storage = inBrowser): void {
  for (const key of keys) untaken.delete(key);
  try {
    for (const key of keys) storage().removeItem(key);
  } catch {
    // Nothing was remembered.
  }
}

/**
 * Calls `listener` when another tab may have remembered something else under the key: also when Back brings the page back as
 * it was left, which has heard nothing meanwhile.
 * @returns ends that
 */
export function onOtherTab(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    // Without a key everything was forgotten.
    if (event.key === key || event.key === null) listener();
  };
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener();
  };
  window.addEventListener('storage', hear);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('storage', hear);
    window.removeEventListener('pageshow', comeBack);
  };
}
