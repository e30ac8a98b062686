/** Stands where a boat has no picture: a yacht at rest, in the colours of the scheme. */
import styles from './boat-drawing.module.css';

export function BoatDrawing() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 320 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.sun} cx="232" cy="84" r="34" />
      <path className={styles.hill} d="M0 150c40-26 70-30 104-12 30-20 60-22 92 0 40-24 84-18 124 6v24H0z" />
      <path className={styles.sea} d="M-200 156h720v140h-720z" />
      <path className={styles.hull} d="M124 126l22-26h58l20 26z" />
      <path className={styles.band} d="M150 106h18v12h-27zm24 0h22l9 12h-31z" />
      <path className={styles.line} d="M178 100V80m0 0h14M204 126h38v-8" />
      <path className={styles.hull} d="M74 128h178c-4 20-12 36-30 42H118c-24-6-38-22-44-42z" />
      <path className={styles.band} d="M84 142h164l-3 7H89z" />
      <path className={styles.wave} d="M44 176q12-9 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0" />
      <path className={styles.wave} opacity=".5" d="M92 194q12-9 24 0t24 0 24 0 24 0 24 0" />
    </svg>
  );
}
