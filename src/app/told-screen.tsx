import { useEffect, useRef, useState } from 'react';

/** Whether the focus stays where it was when the screen changes: in the menu, or in what lies over the page. */
function isFocusKept(): boolean {
  return document.activeElement?.matches('body, main *') === false;
}

/**
 * Tells screen readers which screen is shown now: nothing else does while the focus stays where the screen was chosen. Where
 * it goes into the screen, that is told.
 * @param props.title translated
 */
export function ToldScreen({ title }: { title: string }) {
  const [told, setTold] = useState<string>();
  const former = useRef(title);
  useEffect(() => {
    if (former.current === title) return;
    former.current = title;
    setTold(isFocusKept() ? title : undefined);
  }, [title]);
  return (
    <p className="visually-hidden" role="status">
      {told}
    </p>
  );
}
