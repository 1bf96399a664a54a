/** A map that forgets what has not been asked for longest, as soon as there is more in it than it may hold. */
export interface LimitedMap<T> {
  get: (key: string) => T | undefined;
  set: (key: string, value: T) => void;
}

/**
 * @param max how much it may hold
 * @param weightOf how much of that a value takes; of each the same, unless told
 */
export function createLimitedMap<T>(
  max: number,
  weightOf: (value: T) => number = () => 1,
): LimitedMap<T> {
  const map = new Map<string, T>();
  let weight = 0;

  function remove(key: string): void {
    const value = map.get(key);
    if (value === undefined) return;
    map.delete(key);
    weight -= weightOf(value);
  }

  function set(key: string, value: T): void {
    remove(key);
    map.set(key, value);
    weight += weightOf(value);
    for (const oldest of map.keys()) {
      if (weight <= max) break;
      remove(oldest);
    }
  }

  return {
    get: (key) => {
      const value = map.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
  };
}
