/** Creates a set of listeners. */
export function createListeners<T = void>() {
  const listeners = new Set<(told: T) => void>();
  return {
    /** @returns a function that unsubscribes */
    subscribe: (listener: (told: T) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell: (told: T) => {
      for (const listener of listeners) listener(told);
    },
  };
}
