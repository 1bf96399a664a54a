import type { Locator } from '@playwright/test';

/**
 * Seconds of the keystroke-level model (Card, Moran and Newell, 1980), with its average typist who is no
 * secretary: how long somebody who knows what to do takes, whatever the machine does meanwhile.
 */
const KEY = 0.28;
const POINT = 1.1;
const PRESS = 0.2;
const HAND = 0.4;
const THINK = 1.35;

/** Somebody who works, and whose time is counted. */
export interface Worker {
  press: (target: Locator) => Promise<void>;
  /** Writes a text in the place of what a field holds. */
  write: (field: Locator, text: string) => Promise<void>;
  /** What all of it takes, in seconds. */
  seconds: () => number;
}

export function startWork(): Worker {
  let seconds = 0;
  return {
    press: async (target) => {
      seconds += THINK + POINT + PRESS;
      await target.click();
    },
    write: async (field, text) => {
      // The field is pressed, all of it is marked by two keys, and the hand goes back to the mouse.
      seconds += THINK + POINT + PRESS + HAND + 2 * KEY + text.length * KEY + HAND;
      await field.fill(text);
    },
    seconds: () => seconds,
  };
}
