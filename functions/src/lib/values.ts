type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** The object without the keys whose value is undefined. */
export function withoutUndefined<T extends object>(value: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(value).filter(([, part]) => part !== undefined),
  ) as Defined<T>;
}
