// §2 side menu: the sections of navigation.json in their order, then Sign Out.
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslation } from '#src/language/i18n.ts';
import navigation from '#schemas/navigation.json' with { type: 'json' };
import type { Feature } from '#schemas/envelope.ts';
import type { Permission } from '#schemas/types.ts';
import { Link } from '#src/components/page/link.tsx';
import { offers } from '#src/stores/meta.ts';
import { refusalFor } from '#src/stores/permissions.ts';
import { session } from '#src/stores/session.ts';
import { Icon } from '#src/look/icon.tsx';
import styles from './sidebar.module.css';

export interface SidebarProps {
  /** The present path. */
  path: string;
  onSignOut: () => void;
}

/** The tools that this server offers and the role may use. */
function useTools(): typeof navigation.tools {
  const { admin } = useSnapshot(session);
  const [offered, setOffered] = useState<readonly string[]>([]);
  useEffect(() => {
    const asked = navigation.tools.map(async ({ feature }) =>
      (await offers(feature as Feature)) ? feature : '',
    );
    void Promise.all(asked).then(setOffered);
  }, []);
  return navigation.tools.filter(
    ({ permission, feature }) =>
      offered.includes(feature) && refusalFor(admin?.role, permission as Permission) === undefined,
  );
}

export function Sidebar({ path, onSignOut }: SidebarProps) {
  const { t } = useTranslation();
  const tools = useTools();
  const isHere = (section: string): boolean => path === section || path.startsWith(`${section}/`);
  const entryOf = (entry: { path: string; title: string; icon: string }) => (
    <li key={entry.path}>
      <Link href={entry.path} aria-current={isHere(entry.path) ? 'page' : undefined}>
        <Icon name={entry.icon} drawing="line" fontSize="small" />
        {t(entry.title)}
      </Link>
    </li>
  );
  return (
    <div>
      <nav aria-label={t('Sections')}>
        <ul className={styles.entries}>
          {navigation.sidebar.map(entryOf)}
          <li className={styles.last}>
            <button type="button" onClick={onSignOut}>
              <LogoutRounded aria-hidden="true" fontSize="small" />
              {t('Sign Out')}
            </button>
          </li>
        </ul>
      </nav>
      {tools.length > 0 && (
        <nav aria-label={t('Tools')}>
          <ul className={styles.entries}>{tools.map(entryOf)}</ul>
        </nav>
      )}
    </div>
  );
}
