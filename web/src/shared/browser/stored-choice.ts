import { createListeners } from './listeners';

/** A text in the browser's storage. */
interface StoredText {
  /** Returns the text, or null. */
  read: () => string | null;
  /**
   * Stores the text, or removes it (null), and calls this tab's subscribers.
   *
   * @returns false if storage is full or blocked; the text then lasts as long as the page
   */
  write: (value: string | null) => boolean;
  /** Subscribes to writes in this tab. */
  subscribe: (listener: () => void) => () => void;
  /** Subscribes to writes in any tab. */
  subscribeToAllTabs: (listener: () => void) => () => void;
}

/**
 * A visitor's stored choice, combined with the system's preference. Other tabs are notified too.
 */
interface StoredChoice extends StoredText {
  /** Calls back when the choice or the system's preference may have changed. */
  subscribe: (listener: () => void) => () => void;
  /** True if the system's preference is set. */
  isWishedBySystem: () => boolean;
}

/** @param key the storage key */
export function createStoredText(key: string): StoredText {
  // Storage throws if the visitor blocks it; the text then lasts as long as the page.
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
    subscribeToAllTabs: (listener) => {
      const unsubscribe = subscribe(listener);
      window.addEventListener('storage', listener);
      return () => {
        unsubscribe();
        window.removeEventListener('storage', listener);
      };
    },
  };
}

/** @param wish the media query of the system's preference */
export function createStoredChoice(key: string, wish: string): StoredChoice {
  const text = createStoredText(key);

  return {
    ...text,
    subscribe: (listener) => {
      const query = window.matchMedia(wish);
      const unsubscribe = text.subscribeToAllTabs(listener);
      query.addEventListener('change', listener);
      return () => {
        unsubscribe();
        query.removeEventListener('change', listener);
      };
    },
    isWishedBySystem: () => window.matchMedia(wish).matches,
  };
}
