/** How long an open list remembers what was typed. */
export const TYPE_AHEAD_MS = 1000;

/** What was typed, and when its last key was. */
export interface Typed {
  text: string;
  at: number;
}

/** What has been typed after one more key; an old beginning is forgotten. */
export function typeOn(typed: Typed, key: string, now: number): Typed {
  const isFresh = now - typed.at <= TYPE_AHEAD_MS;
  return { text: (isFresh ? typed.text : '') + key.toLowerCase(), at: now };
}

/**
 * The option that the typed text leads to, or -1. One letter, however often repeated, walks through
 * the options that begin with it; more letters stay on the current option while it matches.
 */
export function matchTyped(options: readonly string[], current: number, text: string): number {
  const isRepeated = text === text.charAt(0).repeat(text.length);
  const needle = isRepeated ? text.slice(0, 1) : text;
  const start = isRepeated ? current + 1 : Math.max(current, 0);
  for (let step = 0; step < options.length; step += 1) {
    const index = (start + step) % options.length;
    if (options[index]?.toLowerCase().startsWith(needle)) return index;
  }
  return -1;
}
