// A button that lets a file be chosen.
import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';

export interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'color'> {
  label: string;
  /** Endings and types, as the browser's own dialog takes them. */
  accept: string;
  onChoose: (file: File) => void;
}

export function FileButton({ label, accept, onChoose, ...look }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
