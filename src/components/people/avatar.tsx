import MuiAvatar from '@mui/material/Avatar';

/** Of the first and the last word their first letters; of a word without any its first whole character. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const lettered = words.filter((word) => /\p{L}/u.test(word));
  const [first = '', ...others] = lettered.length > 0 ? lettered : words;
  const initialOf = (word: string): string =>
    (
      /\p{L}\p{M}*/u.exec(word)?.[0] ??
      [...new Intl.Segmenter().segment(word)][0]?.segment ??
      ''
    ).toUpperCase();
  return initialOf(first) + initialOf(others.at(-1) ?? '');
}

export interface AvatarProps {
  name: string;
  src?: string | undefined;
  size?: number;
}

/** A face, or the initials when there is none. The name stands beside it, so it is silent for screen readers. */
export function Avatar({ name, src, size = 36 }: AvatarProps) {
  return (
    <MuiAvatar
      component="span"
      aria-hidden="true"
      src={src}
      alt=""
      slotProps={{ img: { loading: 'lazy' } }}
      sx={{ width: size, height: size, fontSize: Math.round(size * 0.36) }}
    >
      {initialsOf(name)}
    </MuiAvatar>
  );
}
