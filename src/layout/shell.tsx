// §2 layout: top bar, side menu (one sixth), content (five sixths); below 1200 px the menu is a drawer.
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n.ts';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { OfflineBanner } from '#src/components/offline-banner.tsx';
import { imageUrl } from '#src/api/call.ts';
import { RoleContext } from '#src/forms/form-context.ts';
import { paths } from '#src/paths.ts';
import { startAlerts, stopAlerts } from '#src/stores/alerts.ts';
import { config } from '#src/stores/config.ts';
import { session, signOut } from '#src/stores/session.ts';
import { leaveWith } from '#src/stores/unsaved.ts';
import { Header } from './header.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { Sidebar } from './sidebar.tsx';
import { Themed } from './themed.tsx';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(200px, 1fr) 5fr',
  minHeight: 'calc(100dvh - 56px)',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: '1fr' },
}));

const Aside = styled('aside')(({ theme }) => ({
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > div': { position: 'sticky', top: 56 },
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

// A native dialog: focus is kept inside, Escape closes it, and it costs nothing to load.
const Drawer = styled('dialog')(({ theme }) => ({
  width: 'min(300px, 86vw)',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  color: 'inherit',
  backgroundColor: theme.vars.palette.background.paper,
  '&::backdrop': { backgroundColor: 'rgb(7 20 33 / 48%)' },
}));

const Content = styled('main')(({ theme }) => ({
  minWidth: 0,
  padding: '24px 28px 48px',
  '& > *': { maxWidth: 1280, marginInline: 'auto' },
  [theme.breakpoints.down('sm')]: { padding: '16px 16px 40px' },
}));

const Skip = styled('a')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 12,
  top: -48,
  zIndex: theme.zIndex.tooltip,
  padding: '8px 12px',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  '&:focus': { top: 8 },
}));

function watchConnection(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

function Places({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [path, navigate] = useLocation();
  const { admin, state } = useSnapshot(session);
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const drawer = useRef<HTMLDialogElement>(null);
  const name = [admin?.firstName, admin?.lastName].filter(Boolean).join(' ') || (admin?.email ?? '');

  useEffect(() => {
    if (isMenuOpen) drawer.current?.showModal();
    else drawer.current?.close();
  }, [isMenuOpen]);

  const isConfirmed = state === 'signedIn';
  useEffect(() => {
    if (!isConfirmed) return;
    void startAlerts(config().apiHost, config().productName);
    return stopAlerts;
  }, [isConfirmed]);

  const closeOnChoice = ({ target }: MouseEvent): void => {
    if (target === drawer.current || (target as Element).closest('a')) setMenuOpen(false);
  };
  const leave = (): void => {
    leaveWith(() => void signOut().then(() => navigate(paths.login)));
  };
  return (
    <>
      <Skip href="#content">{t('Skip to content')}</Skip>
      <Header name={name} avatar={imageUrl(admin?.avatar)} onMenu={() => setMenuOpen(true)} />
      <OfflineBanner isOffline={!isOnline} />
      <Frame>
        <Aside>
          <Sidebar path={path} onSignOut={leave} />
        </Aside>
        <Drawer
          ref={drawer}
          aria-label={t('Menu')}
          onClose={() => setMenuOpen(false)}
          onClick={closeOnChoice}
        >
          {isMenuOpen && <Sidebar path={path} onSignOut={leave} />}
        </Drawer>
        <Content id="content" tabIndex={-1}>
          <RoleContext value={admin?.role}>{children}</RoleContext>
        </Content>
        <LeaveGuard />
      </Frame>
    </>
  );
}

export function Shell({ children }: { children: ReactNode }) {
  return (
    <Themed>
      <Places>{children}</Places>
    </Themed>
  );
}
