import '@mui/material/styles';

interface BrandColours {
  /** Clean Energy's colour, and the primary one. */
  tide: string;
  /** Future Mobility's colour, and the secondary one. */
  torque: string;
  line: string;
  /** Dark panels in both schemes, and what stands on them. */
  abyss: string;
  onAbyss: string;
  onAbyssMuted: string;
  onAbyssLine: string;
  onAbyssDanger: string;
  /** Highlight, on abyss only. */
  volt: string;
  onVolt: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    brand: BrandColours;
  }
  interface PaletteOptions {
    brand: BrandColours;
  }
  interface CssThemeVariables {
    enabled: true;
  }
}
