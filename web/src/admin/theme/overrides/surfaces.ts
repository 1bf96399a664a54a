import type { Components, Theme } from '@mui/material/styles';

/** What lies on the page; the page itself is styled by `base-styles.tsx`. */
export const surfaces: Components<Omit<Theme, 'components'>> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}` }),
    },
  },
};
