import MuiAvatar from '@mui/material/Avatar';

const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();
};

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
