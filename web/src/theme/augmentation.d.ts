import '@mui/material/styles';
import type { Palette as SitePalette } from './palette';
import type { SiteTheme } from './site-theme';

declare module '@emotion/react' {
  interface Theme extends SiteTheme {}
}

declare module '@mui/material/styles' {
  interface Palette {
    brand: SitePalette['brand'];
  }
  interface PaletteOptions {
    brand: SitePalette['brand'];
  }
  interface CssThemeVariables {
    enabled: true;
  }
}
