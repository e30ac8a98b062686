import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n.ts';
import { Link } from './link.tsx';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  title: string;
  /** The head of a part of a page, which has a head of its own. */
  isPart?: boolean | undefined;
  /** How many things the page lists. */
  count?: number;
  /** There are more than that. */
  isMore?: boolean;
  description?: ReactNode;
  back?: { href: string; label: string };
  /** Buttons; the primary one last. */
  actions?: ReactNode;
}

export function PageHeader({
  title,
  isPart = false,
  count,
  isMore,
  description,
  back,
  actions,
}: PageHeaderProps) {
  const { language } = useTranslation();
  const Title = isPart ? 'h2' : 'h1';
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {back && (
          <Link className={styles.back} href={back.href}>
            <ArrowBackRounded aria-hidden="true" />
            {back.label}
          </Link>
        )}
        <Title>
          {title}
          {count !== undefined && (
            <span>
              {count.toLocaleString(language)}
              {isMore && '+'}
            </span>
          )}
        </Title>
        {description && <p>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
