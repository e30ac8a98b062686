/** The page itself: ground, bare text and focus. Everything else is styled where it stands. */
import type { CSSObject, Theme } from '@mui/material/styles';
import { forcedColors } from './forced-colors.ts';
import { printed } from './printed.ts';
import { barHeight } from './shell.ts';

export const pageStyles = (theme: Theme): CSSObject => ({
  // What gets the focus does not lie below the top bar.
  ':root': { backgroundColor: theme.vars.palette.background.default, scrollPaddingTop: barHeight + 8 },
  // A word that is longer than its line is broken, and makes nothing wider than the window.
  body: { fontFeatureSettings: "'cv11', 'ss03'", overflowWrap: 'break-word' },
  'h1, h2, h3, h4, p, dl, dd, figure': { margin: 0 },
  'ul, ol': { margin: 0, padding: 0, listStyle: 'none' },
  'button, input, textarea, select': { font: 'inherit', color: 'inherit' },
  a: { color: theme.vars.palette.primary.main, textUnderlineOffset: 3 },
  ':focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '.visually-hidden': {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '@media (prefers-contrast: more)': {
    ':root:root': {
      '--qd-palette-text-secondary': theme.vars.palette.text.primary,
      '--qd-palette-sea-control': theme.vars.palette.text.primary,
      '--qd-palette-divider': theme.vars.palette.sea.status.grey.ink,
    },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  ...forcedColors,
  ...printed(theme),
});
