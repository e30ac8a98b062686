// A button that opens a small panel beneath it: filters, alerts. Escape and a click elsewhere close it.
import { styled } from '@mui/material/styles';
import { useId, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { WhenOpen } from './when-open.tsx';

const Anchor = styled('div')({ position: 'relative', display: 'inline-flex' });

const loadPanel = () => import('./disclosure-panel.tsx').then(({ DisclosurePanel }) => DisclosurePanel);

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
}

export function Disclosure({ button, label, children, align = 'end' }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const id = useId();
  const close = (): void => {
    setOpen(false);
    // What has the focus goes with the panel.
    if (anchor?.contains(document.activeElement))
      anchor.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
  const toggle = (): void => setOpen(!isOpen);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    // The page that it stands on stays.
    event.stopPropagation();
    close();
  };
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget && !anchor?.contains(relatedTarget)) setOpen(false);
  };
  return (
    <Anchor ref={setAnchor} onKeyDown={onKeyDown} onBlur={onBlur}>
      {button({ 'aria-expanded': isOpen, 'aria-controls': isOpen ? id : undefined, onClick: toggle })}
      <WhenOpen
        load={loadPanel}
        isOpen={isOpen}
        props={{ id, label, isOpen, anchor, placement: `bottom-${align}`, onClose: close, children }}
      />
    </Anchor>
  );
}
