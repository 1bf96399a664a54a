/** Makes something on first use. A failure is retried by the next caller. */
export function createLazy<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return async () => {
    made ??= make();
    try {
      return await made;
    } catch (error) {
      made = undefined;
      throw error;
    }
  };
}

/** Runs the tasks of one key in turn, and different keys in parallel. */
export function createKeyedQueue() {
  const lastOf = new Map<string, Promise<void>>();

  return async function run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const result = (lastOf.get(key) ?? Promise.resolve()).then(task);
    const ended = result.then(
      () => undefined,
      () => undefined,
    );
    lastOf.set(key, ended);
    try {
      return await result;
    } finally {
      if (lastOf.get(key) === ended) lastOf.delete(key);
    }
  };
}
