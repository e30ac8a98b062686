// What the icons of the library are made with here: a plain element. Their own wrapper styles each one with the theme,
// which costs more than everything else in a boat card.
import type { ReactNode, SVGProps } from 'react';
import styles from './svg-icon.module.css';

interface SvgIconProps extends Omit<SVGProps<SVGSVGElement>, 'fontSize'> {
  fontSize?: 'small' | 'medium';
}

/** Takes the place of the function of the same name that the icon library imports (vite.config.ts). @public */
export function createSvgIcon(shape: ReactNode, name: string) {
  function SvgIcon({ className = '', fontSize: _, ...rest }: SvgIconProps) {
    return (
      <svg
        aria-hidden="true"
        focusable="false"
        viewBox="0 0 24 24"
        {...rest}
        className={`${styles.icon} ${className}`}
      >
        {shape}
      </svg>
    );
  }
  SvgIcon.displayName = name;
  return SvgIcon;
}
