// A row is opened by a click, and many people click twice: the second click comes down on what the first one has opened, or on
// what it has uncovered.

/** The page, or what lies over it. */
const layerOf = ({ target }: MouseEvent): Element | null => (target as Element).closest('body > *');

/** Keeps the second click of a double click in the layer of the first. @returns ends it */
export function keepDoubleClicks(): () => void {
  let layer: Element | null = null;
  const onDown = (event: MouseEvent): void => {
    if (event.detail <= 1) layer = layerOf(event);
  };
  const onClick = (event: MouseEvent): void => {
    if (event.detail <= 1 || layerOf(event) === layer) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('mousedown', onDown, true);
  window.addEventListener('click', onClick, true);
  return () => {
    window.removeEventListener('mousedown', onDown, true);
    window.removeEventListener('click', onClick, true);
  };
}
