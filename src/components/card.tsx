import type { HTMLAttributes } from 'react';
import styles from './card.module.css';

/** A bordered surface; what stands in it decides its padding. */
export function Card({ className = '', ...rest }: HTMLAttributes<HTMLElement>) {
  return <article {...rest} className={`${styles.card} ${className}`} />;
}
