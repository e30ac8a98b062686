import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is so narrow that a table becomes cards. */
export const useIsNarrow = (): boolean => useMediaQuery('(max-width: 640px)', { noSsr: true });
