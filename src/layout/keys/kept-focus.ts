// What has the focus may be disabled for a while: then it gets it back. Or it is taken away: then the focus goes to what
// stood beside it, otherwise to the heading above it, and when something that lay over the page is gone, back to where it
// was before. Back leads it to the row or card by which the page was left.
const items =
  ':is(li, tr, article, [role=listitem], [data-item], [data-field], button, a):not([aria-hidden])';
const controls = ':is(a[href], button, input:not([type=hidden]), select, textarea):not([hidden], :disabled)';
const headings = 'h1, h2, h3';
/** Where one types: what is typed next is not meant for another of these. */
const typable = ':is(textarea, input):not([type=checkbox], [type=radio], [type=button], [type=file])';

/** What had the focus last, in the page and in each thing that lies over it; that of the top one is the last. */
const lastIn = new Map<Element, HTMLElement>();
/** By which of its rows or cards a page was left, by its path. */
const leftBy = new Map<string, string>();
/** The one that gets the focus as soon as it is there. */
let awaited: string | undefined;
let hasFocus = false;
/** It has left one thing and is not in the next one yet: what the page changes in between takes it away from nobody. */
let isOnItsWay = false;

function firstIn(item: Element, wasTyping: boolean): HTMLElement {
  if (wasTyping) return item.querySelector<HTMLElement>(headings) ?? (item as HTMLElement);
  const first = item.matches(controls) ? item : item.querySelector('[data-opener]');
  return (first ?? item.querySelector(controls) ?? item) as HTMLElement;
}

function nearestItem(from: Node | null, side: 'nextSibling' | 'previousSibling'): Element | undefined {
  for (let node = from; node?.isConnected; node = node[side])
    if (node instanceof Element && node.matches(items)) return node;
  return undefined;
}

/** Who gets the focus of something that was taken away; nobody where all of what lay over the page is gone. */
function heirOf(
  { target, nextSibling, previousSibling }: MutationRecord,
  gone: Element,
  wasTyping: boolean,
): HTMLElement | null {
  // More of the page is gone: what is told next.
  if (!target.isConnected) return target as HTMLElement;
  if (gone.matches(items)) {
    const sides = [nearestItem(nextSibling, 'nextSibling'), nearestItem(previousSibling, 'previousSibling')];
    const beside = sides.find((side) => side?.tagName === gone.tagName) ?? sides.find(Boolean);
    if (beside) return firstIn(beside, wasTyping);
  }
  for (let place = target as Element | null; place && place !== document.body; place = place.parentElement) {
    const heading = place.querySelector<HTMLElement>(headings);
    if (heading) return heading;
    if (place.matches(items)) return firstIn(place, wasTyping);
  }
  return null;
}

const openers = 'main [data-index] [data-opener]';

/** The place of a row or a card in a list of which not all may be drawn. */
function placeOf(opener: Element): string {
  const line = opener.closest<HTMLElement>('[data-index]');
  const inLine = [...(line?.querySelectorAll('[data-opener]') ?? [])];
  return `${line?.dataset['index']}:${inLine.indexOf(opener)}`;
}

function goBack(): void {
  if (awaited === undefined || !document.activeElement?.matches('body, main')) return;
  const found = [...document.querySelectorAll<HTMLElement>(openers)].find((one) => placeOf(one) === awaited);
  if (!found) return;
  awaited = undefined;
  found.focus({ preventScroll: true });
}

function pass(records: readonly MutationRecord[]): void {
  for (const record of records)
    for (const gone of record.removedNodes)
      for (const [layer, last] of lastIn) {
        if (!(gone instanceof Element) || !gone.contains(last) || gone.isConnected) continue;
        const heir = heirOf(record, gone, last.matches(typable));
        if (heir) lastIn.set(layer, heir);
        else lastIn.delete(layer);
      }
  const heir = [...lastIn.values()].at(-1) ?? document.querySelector<HTMLElement>('h1');
  if (!hasFocus || isOnItsWay || !heir || document.activeElement !== document.body) return;
  if (!heir.matches(controls)) heir.tabIndex = -1;
  heir.focus({ preventScroll: true });
}

/** @returns ends it */
export function keepFocus(): () => void {
  const onFocus = ({ target }: Pick<FocusEvent, 'target'>): void => {
    const last = target as HTMLElement;
    const layer = last.closest('body > *');
    if (!layer) return;
    hasFocus = true;
    isOnItsWay = false;
    lastIn.delete(layer);
    lastIn.set(layer, last);
  };
  let arrival: ReturnType<typeof setTimeout> | undefined;
  const onLeave = ({ relatedTarget }: FocusEvent): void => {
    clearTimeout(arrival);
    isOnItsWay = relatedTarget !== null;
    if (!isOnItsWay) return;
    // What it was on its way to may have gone meanwhile.
    arrival = setTimeout(() => {
      isOnItsWay = false;
      pass([]);
    });
  };
  /** It was left by a click on nothing: nothing is lost. What cannot be used while it is saved did not leave by itself. */
  const onBlur = ({ target }: FocusEvent): void =>
    queueMicrotask(() => {
      const { isConnected } = target as Element;
      const isHeld = (target as Element).matches(':disabled');
      if (isConnected && !isHeld && document.activeElement === document.body) hasFocus = false;
    });
  let path = window.location.pathname;
  const onPush = (): void => {
    const by = hasFocus ? [...lastIn.values()].find((last) => last.matches(openers)) : undefined;
    if (by) leftBy.set(path, placeOf(by));
    else leftBy.delete(path);
    path = window.location.pathname;
    awaited = undefined;
  };
  const onBack = (): void => {
    if (path === window.location.pathname) return;
    path = window.location.pathname;
    awaited = leftBy.get(path);
    // What was kept of it may be drawn already.
    goBack();
  };
  const observer = new MutationObserver((records) => {
    pass(records);
    goBack();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', onFocus);
  window.addEventListener('pushState', onPush);
  window.addEventListener('popstate', onBack);
  // Before anybody else hears of it, and changes the page.
  document.addEventListener('focusout', onLeave, true);
  document.addEventListener('focusout', onBlur);
  // Somebody may have been quicker.
  if (document.activeElement?.matches(controls)) onFocus({ target: document.activeElement });
  return () => {
    observer.disconnect();
    clearTimeout(arrival);
    window.removeEventListener('pushState', onPush);
    window.removeEventListener('popstate', onBack);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onLeave, true);
    document.removeEventListener('focusout', onBlur);
    lastIn.clear();
  };
}
