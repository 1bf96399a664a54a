import { createTheme } from '@mui/material/styles';
import { controls, surfaces } from './overrides';
import { palettes, type Scheme } from '@/shared/theme/palette';
import { BREAKPOINTS, CARD_RADIUS, LAYERS, SCHEME_ATTRIBUTE, SPACING } from '@/shared/theme/tokens';
import { typography } from '@/shared/theme/typography';

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

/** MUI's theme, of the same facts as the site's styles; only what comes with MUI may import it. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: SCHEME_ATTRIBUTE },
  colorSchemes: { light: { palette: palette('light') }, dark: { palette: palette('dark') } },
  defaultColorScheme: 'light',
  breakpoints: { values: BREAKPOINTS },
  shape: { borderRadius: CARD_RADIUS },
  zIndex: LAYERS,
  spacing: SPACING,
  typography,
  components: { ...controls, ...surfaces },
});
