import type { CSSObject, Theme } from '@mui/material/styles';

/** Icons of catalogues are dark drawings on nothing: on a dark ground they are turned light. */
export const catalogueIcon = (theme: Theme): CSSObject =>
  theme.applyStyles('dark', { filter: 'invert(1) hue-rotate(180deg)' });
