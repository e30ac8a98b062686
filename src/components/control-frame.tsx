import type { ReactNode } from 'react';
import styles from './control-frame.module.css';

/** What a labelled field hands to the control inside it, so that label, help and error are tied to the input itself. */
export interface ControlProps {
  id: string;
  required?: boolean;
  /** For a control of several inputs, which a label cannot point to. */
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** The box of every typed control: one border, one focus ring, room for adornments. */
export function ControlFrame({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`${styles.frame} ${className}`}>{children}</div>;
}
