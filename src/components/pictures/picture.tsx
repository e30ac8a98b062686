import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { drawnBoat } from './drawings.ts';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  backgroundColor: theme.vars.palette.sea.sunken,
  '& > img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  // Larger than its frame, so that the blur has no soft edge; cut where it would show.
  '& > img[data-blur]': { filter: 'blur(12px)', transform: 'scale(1.08)', clipPath: 'inset(3.7%)' },
  '& > img[data-full]': { opacity: 0, transition: 'opacity 180ms' },
  '& > img[data-full=shown]': { opacity: 1 },
}));

const Drawn = styled(Frame)(({ theme }) => drawnBoat(theme));

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
  if (!hasPicture) return <Drawn style={{ aspectRatio: ratio }} role="img" aria-label={alt} data-drawn />;
  return (
    <Frame style={{ aspectRatio: ratio }}>
      {thumbnail && loaded !== src && <img data-blur src={thumbnail} alt="" />}
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
    </Frame>
  );
}
