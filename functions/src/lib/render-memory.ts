import { LRUCache } from 'lru-cache';
import type { Clock } from './time';

/** Some 300 pages, each as text and bytes, in an instance of 512 MiB. */
const KEPT_BYTES_MAX = 96 * 1024 * 1024;

export interface Rendered<T> {
  value: T;
  bytes: number;
  /** How long it holds in ms, unless content changes. */
  keptMs: number;
}

export type RenderMemory = <T>(address: string, render: () => Promise<Rendered<T>>) => Promise<T>;

interface Kept extends Rendered<unknown> {
  madeAt: number;
}

/**
 * Keeps pages and feeds until content changes, within a bound in bytes. Equal requests share one rendering.
 *
 * @param revisionOf a number that changes with the content
 */
export function createRenderMemory(clock: Clock, revisionOf: () => Promise<number>): RenderMemory {
  const kept = new LRUCache<string, Kept>({
    maxSize: KEPT_BYTES_MAX,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  });
  const running = new Map<string, Promise<unknown>>();
  const now = () => clock.now().getTime();

  async function make<T>(key: string, render: () => Promise<Rendered<T>>): Promise<T> {
    const madeAt = now();
    const rendered = await render();
    if (rendered.keptMs > 0) kept.set(key, { ...rendered, madeAt });
    return rendered.value;
  }

  return async <T>(address: string, render: () => Promise<Rendered<T>>): Promise<T> => {
    // Entries of earlier revisions drop out by age.
    const key = `${await revisionOf()} ${address}`;
    const known = kept.get(key);
    // Each address has one renderer, and so one type.
    if (known && now() - known.madeAt < known.keptMs) return known.value as T;
    const joined = running.get(key);
    if (joined) return joined as Promise<T>;
    const started = make(key, render);
    running.set(key, started);
    try {
      return await started;
    } finally {
      running.delete(key);
    }
  };
}
