import { colours, onAbyss, type Scheme } from './tokens.ts';

/** The colours of a scheme by the names that style sheets use, as `--color-` and the name. */
function palette(scheme: Scheme) {
  const { abyssLine, ...c } = colours[scheme];
  return {
    ...c,
    /** On what is filled with tide, torque or danger. */
    onTide: scheme === 'light' ? c.surface : c.paper,
    /** On the abyss, which is dark in both schemes. */
    onAbyss: onAbyss.ink,
    onAbyssMuted: onAbyss.muted,
    onAbyssLine: abyssLine,
    onAbyssDanger: onAbyss.danger,
    /** Highlight, on abyss only. */
    volt: onAbyss.volt,
    onVolt: onAbyss.onVolt,
  };
}

export const palettes = { light: palette('light'), dark: palette('dark') };
