import { createListeners } from './listeners';

/** A text that outlives the page. */
interface StoredText {
  /** Null where there is none. */
  read: () => string | null;
  /**
   * Remembers it, or forgets it (null), and tells every reader here.
   *
   * @returns false where storage is full or blocked: then it lasts as long as the page
   */
  write: (value: string | null) => boolean;
  /** Calls back whenever it is written here. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * A choice of the visitor that outlives the page, and that the system's own wish may stand beside. Other
 * tabs hear of it, too, by an event.
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
  const { subscribe, tell } = createListeners();

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
      let isStored = true;
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      } catch {
        isStored = false;
      }
      tell();
      return isStored;
    },
    subscribe,
  };
}

/** @param wish the media query by which the system tells what it wishes */
export function createStoredChoice(key: string, wish: string): StoredChoice {
  const text = createStoredText(key);

  return {
    ...text,
    subscribe: (listener) => {
      const query = window.matchMedia(wish);
      const unsubscribe = text.subscribe(listener);
      window.addEventListener('storage', listener);
      query.addEventListener('change', listener);
      return () => {
        unsubscribe();
        window.removeEventListener('storage', listener);
        query.removeEventListener('change', listener);
      };
    },
    isWishedBySystem: () => window.matchMedia(wish).matches,
  };
}
