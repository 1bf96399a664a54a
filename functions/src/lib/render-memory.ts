import { LRUCache } from 'lru-cache';

/** What an instance of 512 MiB has room for, in bytes: some 300 pages, each as a text and as bytes. */
const KEPT_BYTES_MAX = 96 * 1024 * 1024;

/** Something that was made for an address. */
export interface Rendered<T> {
  value: T;
  bytes: number;
  /** False once it has to be made again. */
  isCurrent: () => boolean | Promise<boolean>;
}

/** Gives what is kept for an address while that is current, and else makes it. */
export type RenderMemory = <T>(address: string, render: () => Promise<Rendered<T>>) => Promise<T>;

/** Keeps pages and feeds within a bound in bytes, the latest used ones. Equal requests share one rendering. */
export function createRenderMemory(): RenderMemory {
  const kept = new LRUCache<string, Rendered<unknown>>({
    maxSize: KEPT_BYTES_MAX,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  });
  const running = new Map<string, Promise<unknown>>();

  async function make<T>(address: string, render: () => Promise<Rendered<T>>): Promise<T> {
    const rendered = await render();
    kept.set(address, rendered);
    return rendered.value;
  }

  return async <T>(address: string, render: () => Promise<Rendered<T>>): Promise<T> => {
    const known = kept.get(address);
    // An address has one renderer, whose values have one type.
    if (known && (await known.isCurrent())) return known.value as T;
    const joined = running.get(address);
    if (joined) return joined as Promise<T>;
    const started = make(address, render);
    running.set(address, started);
    try {
      return await started;
    } finally {
      running.delete(address);
    }
  };
}
