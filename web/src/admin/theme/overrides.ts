import type { Components, Theme } from '@mui/material/styles';
import { EDGE } from '@/shared/theme/tokens';

/** Buttons, links, chips and fields. */
export const controls: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 999,
        paddingInline: theme.spacing(2.75),
        minHeight: 44,
        variants: [
          { props: { size: 'large' }, style: { minHeight: 52, paddingInline: theme.spacing(3) } },
          { props: { size: 'small' }, style: { minHeight: 36, paddingInline: theme.spacing(2) } },
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              backgroundColor: theme.vars.palette.text.primary,
              color: theme.vars.palette.background.default,
              '&:hover': { backgroundColor: theme.vars.palette.primary.main },
            },
          },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              color: theme.vars.palette.text.primary,
              borderColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} ${EDGE.outline}, transparent)`,
              '&:hover': {
                borderColor: theme.vars.palette.primary.main,
                backgroundColor: 'transparent',
              },
            },
          },
        ],
      }),
    },
  },
  // Its own grey stays just below what can be read.
  MuiToggleButton: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.text.secondary }) },
  },
  // A target of 44 px.
  MuiCheckbox: { styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(1.25) }) } },
  MuiChip: { styleOverrides: { root: { fontWeight: 500, fontSize: '0.875rem' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 12,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': {
          // 3:1 against paper and surface, as WCAG 1.4.11 asks of a field's edge.
          borderColor: `color-mix(in srgb, ${theme.vars.palette.text.secondary} ${EDGE.field}, transparent)`,
        },
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: { root: { textUnderlineOffset: '0.2em', textDecorationThickness: 1 } },
  },
};

/** What lies on the page. */
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
