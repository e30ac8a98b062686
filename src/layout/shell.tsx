// §2 layout: top bar, side menu (one sixth), content (five sixths); below 1200 px the menu is a drawer.
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { NeighboursContext } from '#src/components/page/neighbours-context.ts';
import { NeighbourLinks } from '#src/layout/lists/neighbour-links.tsx';
import { HelpContext } from '#src/components/page/help-context.ts';
import { HelpButton } from '#src/layout/help/help-button.tsx';
import { OfflineBanner } from '#src/components/feedback/offline-banner.tsx';
import { imageUrl } from '#src/api/call.ts';
import { RoleContext } from '#src/forms/form-context.ts';
import { paths } from '#src/app/paths.ts';
import { startAlerts, stopAlerts } from '#src/stores/alerts.ts';
import { config } from '#src/stores/config.ts';
import { demandsFactor } from '#src/stores/permissions.ts';
import { session, signOut } from '#src/stores/session.ts';
import { leaveWith } from '#src/stores/unsaved.ts';
import { FormSources } from '#src/layout/editing/form-sources.tsx';
import { Header } from './header.tsx';
import { LeaveGuard } from '#src/layout/editing/leave-guard.tsx';
import { barHeight, contentPadding, narrowestMenu, widestContent } from '#src/look/shell.ts';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import { findKey } from '#src/look/keys.ts';
import { profileName } from './profile-name.ts';
import { ShownAddress } from './shown-address.tsx';
import { Sidebar } from './sidebar.tsx';
import { holdTyping } from './typed-ahead.ts';
import { useOffered } from './use-offered.ts';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  // Larger text needs more of it, so that words are not broken.
  gridTemplateColumns: `minmax(min(${narrowestMenu / 16}rem, 25vw), 1fr) 5fr`,
  minHeight: `calc(100dvh - ${barHeight}px)`,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: '1fr' },
}));

const Aside = styled('aside')(({ theme }) => ({
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > div': {
    position: 'sticky',
    top: barHeight,
    maxHeight: `calc(100dvh - ${barHeight}px)`,
    overflowY: 'auto',
  },
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

const Content = styled('main')(({ theme }) => ({
  minWidth: 0,
  padding: `24px ${contentPadding.wide}px 48px`,
  // It is led to, not worked on.
  outline: 0,
  '& > *': { maxWidth: widestContent, marginInline: 'auto' },
  // A table takes what there is: its columns are cut or out of sight long before it is too wide to read.
  '& > [data-full]': { maxWidth: 'none' },
  [theme.breakpoints.down('sm')]: { padding: `16px ${contentPadding.phone}px 40px` },
}));

const Skip = styled('a')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  top: '-3rem',
  insetInlineStart: 12,
  padding: '8px 12px',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  '&:focus': { top: 8 },
}));

const neighbourLinks = <NeighbourLinks />;
const helpButton = <HelpButton />;
const loadPalette = () => import('./palette/palette.tsx').then(({ Palette }) => Palette);
const loadKeys = () => import('./keys/keys.tsx').then(({ Keys }) => Keys);
const loadDrawer = () => import('./menu-drawer.tsx').then(({ MenuDrawer }) => MenuDrawer);

function watchConnection(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Here, and not with the other keys: it works from the first moment on. */
function useFindKey(show: (isSearching: true) => void): void {
  useEffect(() => {
    const open = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key !== findKey)
        return;
      // In some browsers the key of their own search.
      event.preventDefault();
      show(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, [show]);
}

/** A way that was taken by key leaves the focus nowhere: the next Tab goes on in the page. @returns the page's frame */
function useFocusOf(path: string, isSearching: boolean) {
  const content = useRef<HTMLElement>(null);
  const shownPath = useRef(path);
  useEffect(() => {
    if (isSearching || shownPath.current === path) return;
    shownPath.current = path;
    if (document.activeElement === document.body) content.current?.focus({ preventScroll: true });
  }, [path, isSearching]);
  return content;
}

interface ShellProps {
  /** What it stands around is left: the next screen is being loaded. */
  isLeft: boolean;
  children: ReactNode;
}

export function Shell({ isLeft, children }: ShellProps) {
  const { t } = useTranslation();
  const [path, navigate] = useLocation();
  const { admin, state } = useSnapshot(session);
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const [areKeysShown, setKeysShown] = useState(false);
  const name = profileName(admin);

  const isConfirmed = state === 'signedIn';
  useEffect(() => {
    if (!isConfirmed) return;
    void startAlerts(config().apiHost, config().productName);
    return stopAlerts;
  }, [isConfirmed]);

  const endSearch = useCallback(() => setSearching(false), []);
  useEffect(() => (isSearching ? holdTyping(endSearch) : undefined), [isSearching, endSearch]);
  useFindKey(setSearching);
  const content = useFocusOf(path, isSearching);

  const hasFactors = useOffered('secondFactor');
  const lacksFactor = demandsFactor(admin?.role) && !admin?.secondFactor && path !== paths.account;
  useEffect(() => {
    if (isConfirmed && lacksFactor && hasFactors) navigate(paths.account, { replace: true });
  }, [isConfirmed, lacksFactor, hasFactors, navigate]);

  const leave = (): void => {
    leaveWith(() => {
      void signOut();
      // At once: who leaves by themselves is not led back to where they were.
      navigate(paths.login, { replace: true });
    });
  };
  const sidebar = <Sidebar path={path} onKeys={() => setKeysShown(true)} onSignOut={leave} />;
  return (
    <>
      <Skip href="#content">{t('Skip to content')}</Skip>
      <Header
        name={name}
        avatar={imageUrl(admin?.avatar)}
        onMenu={() => setMenuOpen(true)}
        onSearch={() => setSearching(true)}
      />
      <OfflineBanner isOffline={!isOnline} />
      <Frame>
        <Aside>{sidebar}</Aside>
        <WhenOpen
          load={loadDrawer}
          isOpen={isMenuOpen}
          props={{ isOpen: isMenuOpen, onClose: () => setMenuOpen(false), children: sidebar }}
        />
        <Content ref={content} id="content" tabIndex={-1}>
          <RoleContext value={admin?.role}>
            <NeighboursContext value={neighbourLinks}>
              <HelpContext value={helpButton}>
                <FormSources>
                  <ShownAddress isLeft={isLeft}>{children}</ShownAddress>
                </FormSources>
              </HelpContext>
            </NeighboursContext>
          </RoleContext>
        </Content>
        {isSearching && (
          <WhenOpen load={loadPalette} isOpen onMissing={endSearch} props={{ onClose: endSearch }} />
        )}
        <WhenOpen load={loadKeys} isOpen props={{ isShown: areKeysShown, onShow: setKeysShown }} />
        <LeaveGuard />
      </Frame>
    </>
  );
}
