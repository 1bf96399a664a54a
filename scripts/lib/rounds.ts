/** Does something with each, one after the other: together they would slow each other down. */
export async function inTurn<T, R>(
  items: Iterable<T>,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

/** Does something so many times, one after the other. */
export function repeat<R>(times: number, work: () => Promise<R>): Promise<R[]> {
  return inTurn(Array.from({ length: times }), work);
}
