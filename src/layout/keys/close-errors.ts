// What is told of an error stays until it is closed. It lies over the fields that it speaks of, and over dialogs, which keep the
// focus to themselves: Escape closes it before anything below it.
import { clearToasts } from '#src/stores/toasts.ts';

/** @returns ends it */
export function closeErrorsByEscape(): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // One that offers something to do stays.
    if (!document.querySelector('#announcements .notistack-MuiContent-error:not(:has(.MuiButton-root))'))
      return;
    event.preventDefault();
    event.stopPropagation();
    clearToasts();
  };
  window.addEventListener('keydown', onKey, true);
  return () => window.removeEventListener('keydown', onKey, true);
}
