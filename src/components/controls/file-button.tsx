// A button that lets a file be chosen.
import { useRef } from 'react';
import { ActionButton, type ActionButtonProps } from './action-button.tsx';

export interface FileButtonProps extends Pick<ActionButtonProps, 'variant' | 'color' | 'disabledReason'> {
  label: string;
  /** Endings and types, as the browser's own dialog takes them. */
  accept: string;
  onChoose: (file: File) => void;
}

export function FileButton({ label, accept, onChoose, ...look }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ActionButton {...look} onClick={() => input.current?.click()}>
        {label}
      </ActionButton>
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
