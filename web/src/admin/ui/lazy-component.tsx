import { type ComponentType, type ReactNode, Suspense, lazy } from 'react';
import { loadChunk } from '@/shared/ui/errors/load-chunk';
import { LoadingState } from './loading-state';

/**
 * A component whose files are fetched when it is first rendered.
 *
 * @param waiting what stands in its place until they are there, by what it takes
 */
export function lazyComponent<C extends (props: never) => ReactNode>(
  load: () => Promise<C>,
  waiting: (props: Parameters<C>[0]) => ReactNode = () => <LoadingState>Loading...</LoadingState>,
): C {
  const Lazy = lazy(async () => ({ default: (await loadChunk(load)) as unknown as ComponentType }));
  const WhenThere = (props: Parameters<C>[0]) => (
    <Suspense fallback={waiting(props)}>
      <Lazy {...(props as object)} />
    </Suspense>
  );
  // It takes what is loaded takes, also where that is generic.
  return WhenThere as unknown as C;
}
