// Drawings in the colours of the scheme, as backgrounds: a list may show them on each of its cards, where a background
// is drawn faster than the dozen elements of an inline picture.
import type { CSSObject, Theme } from '@mui/material/styles';
import { tokens, type Tokens } from '#src/look/tokens.ts';

/** A yacht at rest: stands where a boat has no picture. */
const boat = ({ accent, primary, surface }: Tokens): string => `
  <svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" viewBox="0 0 320 240"
    fill="none" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">
    <circle cx="232" cy="84" r="34" fill="${accent}" opacity=".22"/>
    <g fill="${primary}">
      <path opacity=".1" d="M0 150c40-26 70-30 104-12 30-20 60-22 92 0 40-24 84-18 124 6v24H0z"/>
      <path opacity=".16" d="M0 156h320v84H0z"/>
    </g>
    <g fill="${surface}" stroke="${primary}">
      <path d="M124 126l22-26h58l20 26z"/>
      <path d="M74 128h178c-4 20-12 36-30 42H118c-24-6-38-22-44-42z"/>
    </g>
    <path fill="${primary}" d="M150 106h18v12h-27zm24 0h22l9 12h-31zM84 142h164l-3 7H89z"/>
    <path stroke="${primary}" d="M178 100V80m0 0h14M204 126h38v-8"/>
    <path stroke="${accent}" d="M44 176q12-9 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0"/>
    <path stroke="${accent}" opacity=".5" d="M92 194q12-9 24 0t24 0 24 0 24 0 24 0"/>
  </svg>`;

const background = (drawing: string): string => `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`;

const boats = { light: background(boat(tokens.light)), dark: background(boat(tokens.dark)) };

/** What stands where a boat has no picture. */
export const drawnBoat = (theme: Theme): CSSObject => ({
  background: `${theme.vars.palette.sea.primarySoft} ${boats.light} center / cover`,
  ...theme.applyStyles('dark', { backgroundImage: boats.dark }),
});
