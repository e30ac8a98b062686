// What a disclosure opens; loaded with the first one.
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper, { type PopperProps } from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { useCallback, useRef, type ReactNode, type Ref } from 'react';

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

type Placed = PopperProps['popperRef'] extends Ref<infer Instance> | undefined ? Instance : never;

export interface DisclosurePanelProps {
  id: string;
  label: string;
  isOpen: boolean;
  anchor: HTMLElement | null;
  placement: NonNullable<PopperProps['placement']>;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

export function DisclosurePanel({
  id,
  label,
  isOpen,
  anchor,
  placement,
  onClose,
  children,
}: DisclosurePanelProps) {
  const closeElsewhere = ({ target }: Event): void => {
    if (!anchor?.contains(target as Node)) onClose();
  };
  const popper = useRef<Placed>(null);
  // What comes or grows after its opening is kept on the screen as well.
  const watch = useCallback((panel: HTMLElement | null) => {
    if (!panel) return undefined;
    const observer = new ResizeObserver(() => void popper.current?.update());
    observer.observe(panel);
    return () => observer.disconnect();
  }, []);
  return (
    <Popper
      popperRef={popper}
      open={isOpen}
      anchorEl={anchor}
      placement={placement}
      disablePortal
      // Beside its button for the keyboard, and yet not cut off where that stands in a line that is moved sideways.
      popperOptions={{ strategy: 'fixed' }}
      sx={{ zIndex: 'modal' }}
    >
      <ClickAwayListener onClickAway={closeElsewhere}>
        {/* A click on its ground keeps the focus in it, and so Escape. */}
        <Panel ref={watch} id={id} role="group" aria-label={label} tabIndex={-1}>
          {children(onClose)}
        </Panel>
      </ClickAwayListener>
    </Popper>
  );
}
