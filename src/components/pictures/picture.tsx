import { useState } from 'react';
import './drawings.ts';
import styles from './picture.module.css';

export interface PictureProps {
  /** Already resolved; without it, or when it fails, a drawn boat. */
  src?: string;
  /** A small version, shown blurred until the picture is there. */
  thumbnail?: string;
  alt: string;
  /** Width by height; the place is kept before anything has loaded. */
  ratio?: number;
  /** Load at once: the first picture of a page. */
  isEager?: boolean;
  fit?: 'cover' | 'contain';
}

/** A picture of fixed ratio that comes into focus. */
export function Picture({ src, thumbnail, alt, ratio = 4 / 3, isEager, fit = 'cover' }: PictureProps) {
  const [loaded, setLoaded] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const hasPicture = src !== undefined && src !== '' && src !== failed;
  return (
    <div
      className={styles.frame}
      style={{ aspectRatio: ratio }}
      data-drawn={hasPicture ? undefined : ''}
      role={hasPicture ? undefined : 'img'}
      aria-label={hasPicture ? undefined : alt}
    >
      {hasPicture && thumbnail && loaded !== src && <img data-blur src={thumbnail} alt="" />}
      {hasPicture && (
        <img
          key={src}
          data-full={loaded === src ? 'shown' : 'coming'}
          src={src}
          alt={alt}
          style={{ objectFit: fit }}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={isEager ? 'high' : 'auto'}
          onLoad={() => setLoaded(src)}
          onError={() => setFailed(src)}
        />
      )}
    </div>
  );
}
