// What is typed between the opening of the palette and the moment it stands there: its code may still be on the way.
let typed = '';
let release = (): void => undefined;

/** Keeps what is typed until the palette takes it, away from the keys of the screen. @returns ends it */
export function holdTyping(onEscape: () => void): () => void {
  typed = '';
  const keep = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return;
    if (key === 'Escape') onEscape();
    else if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key.length === 1) typed += key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', keep, true);
  release = () => window.removeEventListener('keydown', keep, true);
  return release;
}

/** What was typed so far; the rest is the palette's to hear. */
export function takeTyped(): string {
  release();
  return typed;
}
