// §2 layout: top bar, side menu (one sixth), content (five sixths); below 1200 px the menu is a drawer.
import { useEffect, useRef, useState, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { OfflineBanner } from '#src/components/feedback/offline-banner.tsx';
import { imageUrl } from '#src/api/call.ts';
import { RoleContext } from '#src/forms/form-context.ts';
import { paths } from '#src/app/paths.ts';
import { startAlerts, stopAlerts } from '#src/stores/alerts.ts';
import { config } from '#src/stores/config.ts';
import { session, signOut } from '#src/stores/session.ts';
import { leaveWith } from '#src/stores/unsaved.ts';
import { FormSources } from '#src/layout/editing/form-sources.tsx';
import { Header } from './header.tsx';
import { LeaveGuard } from '#src/layout/editing/leave-guard.tsx';
import { Sidebar } from './sidebar.tsx';
import styles from './shell.module.css';

function watchConnection(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

export function Shell({ children }: { children: ReactNode }) {
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
      <a className={styles.skip} href="#content">
        {t('Skip to content')}
      </a>
      <Header name={name} avatar={imageUrl(admin?.avatar)} onMenu={() => setMenuOpen(true)} />
      <OfflineBanner isOffline={!isOnline} />
      <div className={styles.frame}>
        <aside className={styles.aside}>
          <Sidebar path={path} onSignOut={leave} />
        </aside>
        <dialog
          className={styles.drawer}
          ref={drawer}
          aria-label={t('Menu')}
          onClose={() => setMenuOpen(false)}
          onClick={closeOnChoice}
        >
          {isMenuOpen && <Sidebar path={path} onSignOut={leave} />}
        </dialog>
        <main className={styles.content} id="content" tabIndex={-1}>
          <RoleContext value={admin?.role}>
            <FormSources>{children}</FormSources>
          </RoleContext>
        </main>
        <LeaveGuard />
      </div>
    </>
  );
}
