import type { ButtonHTMLAttributes } from 'react';
import styles from './icon-button.module.css';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  'aria-label': string;
}

/** A button that shows an icon only. */
export function IconButton({ className = '', ...rest }: IconButtonProps) {
  return <button type="button" className={`${styles.face} ${className}`} {...rest} />;
}
