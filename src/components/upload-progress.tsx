import styles from './upload-slot.module.css';

export interface UploadProgressProps {
  label: string;
  /** 0..1 */
  value: number;
}

export function UploadProgress({ label, value }: UploadProgressProps) {
  const percent = Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return (
    <div className={styles.progress}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      <span aria-hidden="true">{percent}%</span>
    </div>
  );
}
