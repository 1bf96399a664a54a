/** Returns the last result again for the same arguments. */
export function createMemo<A extends readonly unknown[], T>(make: (...of: A) => T) {
  let last: { of: A; made: T } | undefined;
  return (...of: A): T => {
    if (!last || of.some((one, index) => one !== last?.of[index])) last = { of, made: make(...of) };
    return last.made;
  };
}
