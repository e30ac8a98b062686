// A button that opens a small panel beneath it: filters, alerts, the profile. Escape and a click elsewhere close it.
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './disclosure.module.css';

const margin = 8;

export interface DisclosureProps {
  /** Draws the button; what it is given ties it to the panel. */
  button: (control: {
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    onClick: () => void;
  }) => ReactNode;
  /** What the panel is, for screen readers. */
  label: string;
  children: (close: () => void) => ReactNode;
  align?: 'start' | 'end';
  onOpen?: () => void;
}

export function Disclosure({ button, label, children, align = 'end', onOpen }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();

  // On a narrow screen the panel is moved until it is wholly in view.
  useLayoutEffect(() => {
    const box = panel.current?.getBoundingClientRect();
    if (!box) return;
    const right = Math.min(0, document.documentElement.clientWidth - margin - box.right);
    const left = Math.max(0, margin - box.left);
    panel.current?.style.setProperty('translate', `${right || left}px`);
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      anchor.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    const onOutside = (event: Event): void => {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [isOpen]);

  const toggle = (): void => {
    if (!isOpen) onOpen?.();
    setOpen(!isOpen);
  };
  return (
    <div className={styles.anchor} ref={anchor}>
      {button({ 'aria-expanded': isOpen, 'aria-controls': isOpen ? id : undefined, onClick: toggle })}
      {isOpen && (
        <div className={styles.panel} ref={panel} id={id} role="group" aria-label={label} data-align={align}>
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  );
}
