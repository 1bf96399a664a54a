import type { ContentKind } from '@torque-tide/contract/content-kinds';

/** An item that its list should bring in sight. */
export interface Arrival {
  kind: ContentKind;
  id: string;
  /** Something was done to it, so that it is marked for a moment. */
  isMarked: boolean;
}

const listeners = new Set<(arrival: Arrival) => void>();

/** Tells the list that is shown, whichever it is, that an item has come or come back. */
export const arrivals = {
  tell: (arrival: Arrival): void => {
    for (const listener of listeners) listener(arrival);
  },
  subscribe: (listener: (arrival: Arrival) => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
