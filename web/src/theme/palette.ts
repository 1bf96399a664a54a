import { colours, onAbyss } from './tokens';

export type Scheme = keyof typeof colours;

/** The colours of a scheme by the names that styles use, which are MUI's where MUI has one. */
function palette(scheme: Scheme) {
  const c = colours[scheme];
  const onColour = scheme === 'light' ? c.surface : c.paper;
  return {
    primary: { main: c.tide, contrastText: onColour },
    secondary: { main: c.torque, contrastText: onColour },
    error: { main: c.danger },
    background: { default: c.paper, paper: c.surface },
    text: { primary: c.ink, secondary: c.muted },
    action: { disabled: c.disabled, disabledBackground: c.disabledGround },
    divider: c.line,
    brand: {
      /** Clean Energy's colour, and the primary one. */
      tide: c.tide,
      /** Future Mobility's colour, and the secondary one. */
      torque: c.torque,
      line: c.line,
      /** Dark panels in both schemes, and what stands on them. */
      abyss: c.abyss,
      onAbyss: onAbyss.ink,
      onAbyssMuted: onAbyss.muted,
      onAbyssLine: onAbyss.line,
      onAbyssDanger: onAbyss.danger,
      /** Highlight, on abyss only. */
      volt: onAbyss.volt,
      onVolt: onAbyss.onVolt,
    },
  };
}

export const palettes = { light: palette('light'), dark: palette('dark') };

/** The same names with texts as values: a colour, or a reference to its CSS variable. */
export type Named<T> = { readonly [K in keyof T]: T[K] extends string ? string : Named<T[K]> };

export type Palette = Named<ReturnType<typeof palette>>;
