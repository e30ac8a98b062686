// What has the focus may go: a row that is deleted, a filter that is taken away. The focus stays where that stood, on no
// control: a second Enter does nothing, and the next Tab goes on from there.

const control = 'a[href], button, input, select, textarea, summary';
/** So many dialogs may have opened one over the other. */
const most = 6;

/** Where something stands: in each place around it, and as which of its children. */
type Path = { place: Element; at: number }[];

function pathOf(one: Element): Path {
  const path: Path = [];
  for (
    let child = one;
    child.parentElement && child.parentElement !== document.body;
    child = child.parentElement
  )
    path.push({ place: child.parentElement, at: [...child.parentElement.children].indexOf(child) });
  return path;
}

const holdsControls = (one: Element): one is HTMLElement =>
  one instanceof HTMLElement && one.checkVisibility() && one.querySelector(control) !== null;

/** What took its place, or stands before it, in the nearest place that is left. */
function besides(path: Path): HTMLElement | undefined {
  for (const { place, at } of path) {
    if (!place.isConnected) continue;
    const all = [...place.children];
    const found = [...all.slice(at), ...all.slice(0, at).reverse(), place].find(holdsControls);
    if (found) return found;
  }
  return undefined;
}

function lead(to: HTMLElement): void {
  if (!to.hasAttribute('tabindex')) {
    to.tabIndex = -1;
    to.addEventListener('blur', () => to.removeAttribute('tabindex'), { once: true });
  }
  to.focus({ preventScroll: true });
}

/** Keeps the focus near what has had it. @returns stops it */
export function keepFocus(): () => void {
  /** The latest first; nothing when the focus was given up rather than lost. */
  let had: { one: Element; path: Path }[] = [];
  const onFocus = ({ target }: FocusEvent): void => {
    const one = target as Element;
    had = [{ one, path: pathOf(one) }, ...had].slice(0, most);
  };
  const onBlur = (): void =>
    queueMicrotask(() => {
      if (document.activeElement === document.body && had[0]?.one.isConnected) had = [];
    });
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || had[0]?.one.isConnected !== false) return;
    // Whoever leads the focus elsewhere has done so by then.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const place = had.map(({ path }) => besides(path)).find(Boolean);
      had = [];
      if (place) lead(place);
    });
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
    observer.disconnect();
  };
}
