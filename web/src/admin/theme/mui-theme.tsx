import { type Components, createTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palettes } from '@/shared/theme/palette';
import {
  BREAKPOINTS,
  CARD_RADIUS,
  EDGE,
  LAYERS,
  SCHEME_ATTRIBUTE,
  SPACING,
  type Scheme,
} from '@/shared/theme/tokens';
import { typography } from '@/shared/theme/typography';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

/** Overrides of MUI's look. */
const components: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // MUI takes the outline away, because its ripple shows the focus.
    styleOverrides: {
      root: { '&.Mui-focusVisible': { outline: '2px solid var(--color-tide)', outlineOffset: 2 } },
    },
  },
  // Their containers clip what stands out.
  MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -2 } } } },
  MuiTab: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -2 } } } },
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
  // Makes it 44 px large, for touch.
  MuiCheckbox: { styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(1.25) }) } },
  MuiChip: { styleOverrides: { root: { fontWeight: 500, fontSize: '0.875rem' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 12,
        backgroundColor: theme.vars.palette.background.paper,
        // As specific as this, because MUI makes placeholders translucent at the input itself.
        '& .MuiOutlinedInput-input::placeholder': {
          color: theme.vars.palette.text.secondary,
          opacity: 1,
        },
        '& .MuiOutlinedInput-notchedOutline': {
          // A contrast of 3:1 with paper and surface, as WCAG 1.4.11 requires for a field's edge.
          borderColor: `color-mix(in srgb, ${theme.vars.palette.text.secondary} ${EDGE.field}, transparent)`,
        },
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: { root: { textUnderlineOffset: '0.2em', textDecorationThickness: 1 } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiTooltip: {
    // A tooltip opens at once within 300 ms after another: MUI's 800 ms plus the negative delay.
    defaultProps: { enterDelay: 700, enterNextDelay: 0, leaveDelay: -500 },
    styleOverrides: {
      tooltip: {
        padding: '4px 10px',
        fontSize: '0.875rem',
        fontWeight: 500,
        color: 'var(--color-on-abyss)',
        backgroundColor: 'var(--color-abyss)',
        border: '1px solid var(--color-on-abyss-line)',
        borderRadius: 8,
      },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: theme.shadows[4],
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}` }),
    },
  },
};

/** The site's colours by MUI's names. */
function palette(scheme: Scheme) {
  const c = palettes[scheme];
  return {
    primary: { main: c.tide, contrastText: c.onTide },
    secondary: { main: c.torque, contrastText: c.onTide },
    error: { main: c.danger },
    background: { default: c.paper, paper: c.surface },
    text: { primary: c.ink, secondary: c.muted },
    action: { disabled: c.disabled, disabledBackground: c.disabledGround },
    divider: c.line,
  };
}

/** MUI's theme, from the same tokens as the site's styles. */
const theme = createTheme({
  cssVariables: { colorSchemeSelector: SCHEME_ATTRIBUTE },
  colorSchemes: { light: { palette: palette('light') }, dark: { palette: palette('dark') } },
  defaultColorScheme: 'light',
  breakpoints: { values: BREAKPOINTS },
  shape: { borderRadius: CARD_RADIUS },
  zIndex: LAYERS,
  motion: { reducedMotion: 'system' },
  spacing: SPACING,
  typography,
  components,
});

/**
 * Provides the theme for MUI's components. MUI doesn't store the colour scheme: `color-scheme.ts`
 * does, and sets an attribute that MUI's CSS variables follow.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null} noSsr>
      {children}
    </ThemeProvider>
  );
}
