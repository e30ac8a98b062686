// The link back at the head of a page is a link, so that it leads somewhere from everywhere. Who came from there goes back in the
// history instead: the list is as it was left, with its search, its page and its place, and the focus in the row that was opened.
import { entry, keepInEntry } from '#src/browser/entry.ts';
import { isHeld } from '#src/stores/held-entry.ts';

/** The paths of the entries before this one, from the last page on that leads back nowhere. */
const wayHere = (): readonly string[] => entry().way ?? [];

/** @returns ends it */
export function keepWayBack(): () => void {
  let path = window.location.pathname;
  let way = wayHere();
  /** A second click, or a key that is held, would lead on from where the first one leads. */
  let isGoing = false;
  const onPush = (): void => {
    // The page that is left is still shown.
    way = document.querySelector('a[data-key=back]') ? [...way, path] : [path];
    keepInEntry({ way });
  };
  const follow = ({ type }: Event): void => {
    if (type === 'pushState') onPush();
    else if (type === 'popstate') [way, isGoing] = [wayHere(), false];
    path = window.location.pathname;
  };
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-key=back]');
    const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const before = wayHere();
    const at = link ? before.lastIndexOf(link.pathname) : -1;
    // What is unsaved is asked about first, as before any link.
    if (at < 0 || !isPlain || isHeld()) return;
    event.preventDefault();
    if (!isGoing) history.go(at - before.length);
    isGoing = true;
  };
  const ways = ['pushState', 'replaceState', 'popstate'];
  for (const name of ways) window.addEventListener(name, follow);
  // Before the link hears of it, which goes nowhere then.
  window.addEventListener('click', onClick, true);
  return () => {
    for (const name of ways) window.removeEventListener(name, follow);
    window.removeEventListener('click', onClick, true);
  };
}
