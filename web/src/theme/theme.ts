import { createTheme } from '@mui/material/styles';
import { controls } from './overrides/controls';
import { surfaces } from './overrides/surfaces';
import { palettes } from './palette';
import { BREAKPOINTS, CARD_RADIUS, LAYERS, SCHEME_ATTRIBUTE, SPACING } from './tokens';
import { typography } from './typography';

/** MUI's theme, of the same facts as the site's own; only what comes with MUI may import it. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: SCHEME_ATTRIBUTE },
  colorSchemes: { light: { palette: palettes.light }, dark: { palette: palettes.dark } },
  defaultColorScheme: 'light',
  breakpoints: { values: BREAKPOINTS },
  shape: { borderRadius: CARD_RADIUS },
  zIndex: LAYERS,
  spacing: SPACING,
  typography,
  components: { ...controls, ...surfaces },
});
