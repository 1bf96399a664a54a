import { createTheme } from '@mui/material/styles';
import { controls } from './overrides/controls';
import { surfaces } from './overrides/surfaces';
import { CARD_RADIUS, colours, font, onAbyss } from './tokens';

type Scheme = keyof typeof colours;

function palette(scheme: Scheme) {
  const c = colours[scheme];
  return {
    primary: { main: c.tide, contrastText: scheme === 'light' ? '#FFFFFF' : colours.dark.paper },
    secondary: {
      main: c.torque,
      contrastText: scheme === 'light' ? '#FFFFFF' : colours.dark.paper,
    },
    error: { main: c.danger },
    background: { default: c.paper, paper: c.surface },
    text: { primary: c.ink, secondary: c.muted },
    divider: c.line,
    brand: {
      tide: c.tide,
      torque: c.torque,
      line: c.line,
      abyss: c.abyss,
      onAbyss: onAbyss.ink,
      onAbyssMuted: onAbyss.muted,
      onAbyssLine: onAbyss.line,
      onAbyssDanger: onAbyss.danger,
      volt: onAbyss.volt,
      onVolt: onAbyss.onVolt,
    },
  };
}

const display = { fontWeight: 600, letterSpacing: font.tight, textWrap: 'balance' } as const;

/** The one MUI theme; colours are CSS variables that follow `data-color-scheme` on the root element. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: { light: { palette: palette('light') }, dark: { palette: palette('dark') } },
  defaultColorScheme: 'light',
  shape: { borderRadius: CARD_RADIUS },
  spacing: 8,
  typography: {
    fontFamily: font.family,
    h1: { ...display, fontSize: 'clamp(2.5rem, 6vw, 5rem)', lineHeight: 1.02 },
    h2: { ...display, fontSize: 'clamp(2rem, 3.6vw, 3rem)', lineHeight: 1.1 },
    h3: { ...display, fontSize: 'clamp(1.375rem, 2vw, 1.75rem)', lineHeight: 1.2 },
    h4: { ...display, fontSize: '1.25rem', lineHeight: 1.3 },
    body1: { fontSize: '1rem', lineHeight: 1.6 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
    button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
  },
  components: { ...controls, ...surfaces },
});
