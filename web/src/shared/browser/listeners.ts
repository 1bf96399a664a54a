/** Creates a set of listeners. */
export function createListeners<T = void>() {
  const listeners = new Set<(value: T) => void>();
  return {
    /** @returns a function that unsubscribes */
    subscribe: (listener: (value: T) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell: (value: T) => {
      for (const listener of listeners) listener(value);
    },
  };
}
