// §2 the side menu of a narrow window.
import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import { useTranslation } from '#src/language/i18n.ts';

export function MenuDrawer(props: DrawerProps) {
  const { t } = useTranslation();
  return (
    <Drawer
      {...props}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('Menu'),
          sx: { width: 'min(300px, 86vw)' },
        },
      }}
    />
  );
}
