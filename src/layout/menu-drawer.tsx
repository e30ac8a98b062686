// §2 the side menu of a narrow window.
import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/language/i18n.ts';

export interface MenuDrawerProps {
  isOpen: boolean;
  /** Also where something of it is chosen. */
  onClose: () => void;
  children: ReactNode;
}

export function MenuDrawer({ isOpen, onClose, children }: MenuDrawerProps) {
  const { t } = useTranslation();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      onClick={({ target }) => {
        if ((target as Element).closest('a')) onClose();
      }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('Menu'),
          sx: { width: 'min(300px, 86vw)' },
        },
      }}
    >
      {children}
    </Drawer>
  );
}
