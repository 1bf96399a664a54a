/** Thrown when the queue is full. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Runs tasks, so many at a time; so many more wait in order, and the rest is refused at once. */
export function createWorkQueue({ running, waiting }: { running: number; waiting: number }) {
  let busy = 0;
  const line: (() => void)[] = [];

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (busy >= running) {
      if (line.length >= waiting) throw new QueueFullError('Too many tasks wait already');
      // Whoever leaves hands over the place, so that nobody can slip in between.
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      busy += 1;
    }
    try {
      return await task();
    } finally {
      const next = line.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
