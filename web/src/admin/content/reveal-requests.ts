import type { ContentKind } from '@torque-tide/contract/content-kinds';

/** An item that its list should bring in sight. */
export interface RevealRequest {
  kind: ContentKind;
  id: string;
  /** Something was done to it, so that it is marked for a moment. */
  isMarked: boolean;
}

const listeners = new Set<(request: RevealRequest) => void>();

/** Tells the list that is shown, whichever it is, that an item has come or come back. */
export const revealRequests = {
  tell: (request: RevealRequest): void => {
    for (const listener of listeners) listener(request);
  },
  subscribe: (listener: (request: RevealRequest) => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
