import type { CSSObject, Theme } from '@mui/material/styles';

/** What lies over the page until it is used or left. */
export const floating = ({ theme }: { theme: Omit<Theme, 'components'> }): CSSObject => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundImage: 'none',
  boxShadow: '0 1px 2px rgb(11 31 51 / 6%), 0 12px 32px -8px rgb(11 31 51 / 22%)',
});
