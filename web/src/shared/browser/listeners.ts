/** Those who want to hear of something, until they do not any more. */
export function createListeners<T = void>() {
  const listeners = new Set<(told: T) => void>();
  return {
    /** @returns what ends it */
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
