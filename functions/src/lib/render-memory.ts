import { LRUCache } from 'lru-cache';
import type { Clock } from './time';

/** Some 300 pages, each as text and bytes, in an instance of 512 MiB. */
const KEPT_BYTES_MAX = 96 * 1024 * 1024;

export interface Rendered<T> {
  value: T;
  bytes: number;
  /** How long it is valid in ms, unless content changes. */
  keptMs: number;
}

type Render<T> = () => Promise<Rendered<T>>;
export type RenderMemory = <T>(address: string, render: Render<T>) => Promise<T>;

/**
 * Keeps pages and feeds until content changes, within a bound in bytes. Equal requests share one rendering.
 *
 * @param revisionOf a number that changes with the content
 */
export function createRenderMemory(clock: Clock, revisionOf: () => Promise<number>): RenderMemory {
  const kept = new LRUCache<string, Rendered<unknown>, Render<unknown>>({
    maxSize: KEPT_BYTES_MAX,
    // A rendering that must not be kept counts as too large.
    sizeCalculation: ({ bytes, keptMs }) => (keptMs > 0 ? Math.max(1, bytes) : KEPT_BYTES_MAX + 1),
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    // An evicted rendering still answers its request.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: render, options }) => {
      const rendered = await render();
      // An entry outlives its `ttl` by less than a millisecond; without one it doesn't end.
      options.ttl = Number.isFinite(rendered.keptMs) ? rendered.keptMs - 1 : 0;
      return rendered;
    },
  });

  return async <T>(address: string, render: Render<T>): Promise<T> => {
    // Entries of earlier revisions drop out by age.
    const rendered = await kept.fetch(`${await revisionOf()} ${address}`, { context: render });
    // Each address has one renderer, and so one type.
    return (rendered as Rendered<T>).value;
  };
}
