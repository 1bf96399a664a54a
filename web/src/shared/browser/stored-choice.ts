/** A text that outlives the page. */
interface StoredText {
  /** Null where there is none. */
  read: () => string | null;
  /** Remembers it, or forgets it (null). */
  write: (value: string | null) => void;
}

/**
 * A choice of the visitor that outlives the page, and that the system's own wish may stand beside.
 * Writing it tells every reader here and, by an event, in other tabs.
 */
interface StoredChoice extends StoredText {
  /** Calls back whenever the choice or the system's wish may have changed. */
  subscribe: (listener: () => void) => () => void;
  /** What the system wishes now. */
  isWishedBySystem: () => boolean;
}

/** @param key the name that the browser's storage has for it */
export function createStoredText(key: string): StoredText {
  // Storage throws when the visitor blocks it; the text then lasts as long as the page.
  let memory: string | null = null;

  return {
    read: () => {
      try {
        return localStorage.getItem(key);
      } catch {
        return memory;
      }
    },
    write: (value) => {
      memory = value;
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      } catch {
        // Kept in memory only.
      }
    },
  };
}

/** @param wish the media query by which the system tells what it wishes */
export function createStoredChoice(key: string, wish: string): StoredChoice {
  const listeners = new Set<() => void>();
  const { read, write } = createStoredText(key);

  return {
    read,
    write: (value) => {
      write(value);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      const query = window.matchMedia(wish);
      listeners.add(listener);
      window.addEventListener('storage', listener);
      query.addEventListener('change', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
        query.removeEventListener('change', listener);
      };
    },
    isWishedBySystem: () => window.matchMedia(wish).matches,
  };
}
