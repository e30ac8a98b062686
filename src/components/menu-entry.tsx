// A menu that leads to other screens, as rows that tell the state of what is behind them.
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './menu-entry.module.css';

export interface MenuEntryProps {
  href: string;
  icon: ReactNode;
  title: string;
  /** "3/5", "2", "missing" */
  state?: string;
  tone?: 'ok' | 'missing';
}

const signs = { ok: CheckCircleRounded, missing: ErrorOutlineRounded };

/** One row of `MenuEntries`. */
export function MenuEntry({ href, icon, title, state, tone }: MenuEntryProps) {
  const Sign = tone && signs[tone];
  return (
    <li>
      <Link className={styles.entry} href={href}>
        {icon}
        <span className={styles.title}>{title}</span>
        {state !== undefined && (
          <span className={styles.state} data-tone={tone}>
            {Sign && <Sign aria-hidden="true" />}
            {state}
          </span>
        )}
        <ChevronRightRounded aria-hidden="true" />
      </Link>
    </li>
  );
}

/** The frame around the rows; a `nav` around it names the menu. */
export function MenuEntries({ children }: { children: ReactNode }) {
  return <ul className={styles.menu}>{children}</ul>;
}
