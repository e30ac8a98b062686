// What this browser remembers for the person. A full or forbidden storage costs what is remembered, never the page.

/** @returns the remembered text; null for none, and where nothing may be remembered */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a text as long as the browser lets us: else until the page is left. */
export function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // What was chosen is shown all the same.
  }
}

/**
 * Calls `listener` when another tab remembers something else under the key.
 * @returns ends that
 */
export function onOtherTab(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    // Without a key everything was forgotten.
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
