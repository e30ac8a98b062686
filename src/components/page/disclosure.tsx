// A button that opens a small panel beneath it: filters, alerts. Escape and a click elsewhere close it.
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { useId, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';

const Anchor = styled('div')({ position: 'relative', display: 'inline-flex' });

const Panel = styled(Paper)(({ theme }) => ({
  overflowY: 'auto',
  margin: '6px 0',
  minWidth: 220,
  maxWidth: 'min(360px, calc(100vw - 32px))',
  maxHeight: 'min(480px, calc(100dvh - 96px))',
  padding: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: '0 12px 32px -8px rgb(11 31 51 / 22%)',
  outline: 0,
}));

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
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const id = useId();
  const close = (): void => setOpen(false);
  const toggle = (): void => {
    if (!isOpen) onOpen?.();
    setOpen(!isOpen);
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !isOpen) return;
    close();
    anchor?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget && !anchor?.contains(relatedTarget)) close();
  };
  return (
    <ClickAwayListener onClickAway={close}>
      <Anchor ref={setAnchor} onKeyDown={onKeyDown} onBlur={onBlur}>
        {button({ 'aria-expanded': isOpen, 'aria-controls': isOpen ? id : undefined, onClick: toggle })}
        <Popper
          open={isOpen}
          anchorEl={anchor}
          placement={`bottom-${align}`}
          disablePortal
          sx={{ zIndex: 'modal' }}
        >
          {/* A click on its ground keeps the focus in it, and so Escape. */}
          <Panel id={id} role="group" aria-label={label} tabIndex={-1}>
            {children(close)}
          </Panel>
        </Popper>
      </Anchor>
    </ClickAwayListener>
  );
}
