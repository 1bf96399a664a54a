import { SCROLL_OFFSET } from '@/lib/scroll-to-element';
import type { Components, Theme } from '@mui/material/styles';

/** The page itself, and what lies on it. */
export const surfaces: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // Below the fixed header, by the specification's offset.
      html: { scrollPaddingTop: SCROLL_OFFSET },
      body: { overflowWrap: 'break-word', fontSynthesis: 'none' },
      // Links within texts; every other link is styled where it stands.
      'a:where(:not([class]))': {
        color: theme.vars.palette.primary.main,
        textUnderlineOffset: '0.2em',
      },
      ':focus-visible': {
        outline: `2px solid ${theme.vars.palette.primary.main}`,
        outlineOffset: 3,
      },
      // These take the focus so that Tab goes on from there; they are no controls.
      'h1:focus-visible, main:focus-visible, section:focus-visible, footer:focus-visible': {
        outline: 'none',
      },
      // One rule stops all movement for those who asked for it.
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animation: 'none !important',
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
      '[data-motion="paused"] *, [data-motion="paused"] *::before, [data-motion="paused"] *::after':
        {
          animationPlayState: 'paused !important',
        },
    }),
  },
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
