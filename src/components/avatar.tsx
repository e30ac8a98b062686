import { useState } from 'react';
import styles from './avatar.module.css';

const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();
};

export interface AvatarProps {
  name: string;
  src?: string;
  size?: number;
}

/** A face, or the initials when there is none. The name stands beside it, so it is silent for screen readers. */
export function Avatar({ name, src, size = 36 }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span
      className={styles.disc}
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: Math.round(size * 0.36) }}
    >
      {src && src !== failed ? (
        <img src={src} alt="" loading="lazy" onError={() => setFailed(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
