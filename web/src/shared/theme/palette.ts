import { colours, onAbyss, type Scheme } from './tokens.ts';

/** Returns a scheme's colours, named as in style sheets (`--color-…`). */
function palette(scheme: Scheme) {
  const { abyssLine, ...c } = colours[scheme];
  return {
    ...c,
    /** For text on tide, torque or danger. */
    onTide: scheme === 'light' ? c.surface : c.paper,
    /** For text on abyss, which is dark in both schemes. */
    onAbyss: onAbyss.ink,
    onAbyssMuted: onAbyss.muted,
    onAbyssLine: abyssLine,
    onAbyssDanger: onAbyss.danger,
    /** The highlight, on abyss only. */
    volt: onAbyss.volt,
    onVolt: onAbyss.onVolt,
  };
}

export const palettes = { light: palette('light'), dark: palette('dark') };
