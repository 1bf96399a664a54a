import { type ComponentType, lazy, type ReactNode } from 'react';
import { loadChunk } from '@/shared/ui/errors/load-chunk';

/** A component whose files are fetched when it is first rendered, which waits for them as Suspense says. */
export function lazyComponent<C extends (props: never) => ReactNode>(load: () => Promise<C>): C {
  const Lazy = lazy(async () => ({ default: (await loadChunk(load)) as unknown as ComponentType }));
  // Once it is there it is what was loaded, so that it takes the same, also where that is generic.
  return Lazy as unknown as C;
}
