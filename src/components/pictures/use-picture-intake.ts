import { useEffect, useState, type DragEvent, type RefObject } from 'react';

const isPicture = ({ type }: File): boolean => type.startsWith('image/');

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

interface Intake {
  /** Nothing is taken now. */
  isClosed: boolean;
  onPicture: (file: File) => void;
  /** What came is no picture. */
  onOther: () => void;
}

/** Takes a picture that is chosen, dropped on the place, or pasted while the focus is in it. */
export function usePictureIntake(
  place: RefObject<HTMLElement | null>,
  { isClosed, onPicture, onOther }: Intake,
) {
  const [isOver, setOver] = useState(false);
  const take = (files: Iterable<File>) => {
    if (isClosed) return;
    const picture = [...files].find(isPicture);
    if (picture) onPicture(picture);
    else onOther();
  };

  useEffect(() => {
    // On the document: a browser does not fire `paste` at a focused element in which nothing can be typed.
    const paste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files;
      if (!files?.length || isEditable(event.target)) return;
      if (!place.current?.contains(document.activeElement)) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });

  return {
    isOver: isOver && !isClosed,
    take,
    dropTarget: {
      // Prevented also while closed, or the browser would open the file in place of the page.
      onDragOver(event: DragEvent) {
        event.preventDefault();
        event.dataTransfer.dropEffect = isClosed ? 'none' : 'copy';
        setOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      },
    },
  };
}
