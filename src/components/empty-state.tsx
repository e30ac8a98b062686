import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Illustration, type IllustrationName } from './illustration.tsx';

/** Where a state of a place is shown instead of what it holds. */
export function StatePlace({ role, children }: { role?: 'alert'; children: ReactNode }) {
  return (
    <div className={styles.place} role={role}>
      {children}
    </div>
  );
}

export interface EmptyStateProps {
  /** What this place is, or what it holds none of: "No boats match". */
  title: string;
  /** Why it is empty, and what will fill it. */
  children: ReactNode;
  /** What to do about it. */
  action?: ReactNode;
  illustration?: IllustrationName;
}

export function EmptyState({ title, children, action, illustration = 'sailboat' }: EmptyStateProps) {
  return (
    <StatePlace>
      <Illustration name={illustration} />
      <h2>{title}</h2>
      <p>{children}</p>
      {action && <div>{action}</div>}
    </StatePlace>
  );
}
