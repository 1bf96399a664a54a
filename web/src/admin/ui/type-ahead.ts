import { type KeyboardEvent, useRef } from 'react';

/** How long an open list remembers what was typed. */
export const TYPE_AHEAD_MS = 1000;

/** What was typed, and when its last key was. */
export interface Typed {
  text: string;
  at: number;
}

/** For the key-down events of an open list: it follows typed letters and forgets them after a second. */
export function useTypeAhead() {
  const typed = useRef<Typed>({ text: '', at: 0 });
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, currentTarget, timeStamp } = event;
    if (key.length !== 1 || ctrlKey || metaKey || altKey) return;
    const next = typeOn(typed.current, key, timeStamp);
    // A space at the beginning is no text: it chooses the option, as in every list.
    if (key === ' ' && next.text === ' ') return;
    typed.current = next;
    // MUI's list has a search by letters of its own, which forgets them after half a second.
    event.stopPropagation();
    event.preventDefault();
    const items = [...currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
    const current = items.findIndex((item) => item === document.activeElement);
    const labels = items.map((item) => item.textContent);
    items[matchTyped(labels, current, typed.current.text)]?.focus();
  };
}

/** Adds a key to what was typed; what was typed too long ago is forgotten. */
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
