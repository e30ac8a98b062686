// The few icons of the controls, drawn as lines: the icon library would bring its styling along to the login page.
import type { ReactNode } from 'react';

const drawn = (lines: ReactNode) =>
  function Glyph() {
    return (
      <svg
        viewBox="0 0 24 24"
        width="1em"
        height="1em"
        fontSize={20}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {lines}
      </svg>
    );
  };

const eye = (
  <>
    <path d="M2 12c2.2-4.3 5.8-6.5 10-6.500s7.8 2.2 10 6.500c-2.2 4.3-5.8 6.5-10 6.500S4.2 16.3 2 12z" />
    <circle cx="12" cy="12" r="3" />
  </>
);

export const Check = drawn(<path d="m5 12.5 4.5 4.500L19 7.5" strokeWidth={2.5} />);
export const ChevronDown = drawn(<path d="m7 10 5 5 5-5" />);
export const Close = drawn(<path d="m6.5 6.5 11 11m0-11-11 11" />);
export const ErrorSign = drawn(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 8v4.500m0 3.500v.01" />
  </>,
);
export const Eye = drawn(eye);
export const EyeOff = drawn(
  <>
    {eye}
    <path d="m4 4 16 16" />
  </>,
);
export const Place = drawn(
  <>
    <path d="M12 21c4.7-4.3 7-7.9 7-11a7 7 0 0 0-14 0c0 3.1 2.3 6.7 7 11z" />
    <circle cx="12" cy="10" r="2" />
  </>,
);
export const WarningSign = drawn(
  <>
    <path d="M12 4.5 20.5 20h-17z" />
    <path d="M12 10.500v4m0 2.500v.01" />
  </>,
);
