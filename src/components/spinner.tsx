import { useTranslation } from '#src/i18n.ts';
import styles from './spinner.module.css';

/** The turning ring alone, as large as the text around it. */
export function Ring() {
  return <span className={styles.ring} aria-hidden="true" />;
}

export interface SpinnerProps {
  /** What is being waited for; read aloud, and shown unless `quiet`. */
  label?: string;
  quiet?: boolean;
}

export function Spinner({ label, quiet }: SpinnerProps) {
  const { t } = useTranslation();
  const text = label ?? t('Loading…');
  return (
    <div className={styles.place} role="status">
      <Ring />
      <span className={quiet ? 'visually-hidden' : undefined}>{text}</span>
    </div>
  );
}
