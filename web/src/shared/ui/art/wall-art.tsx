import { type ComponentType, lazy, Suspense } from 'react';
import type { WallProps } from './wall';

const Wall = lazy(async (): Promise<{ default: ComponentType<WallProps> }> => {
  try {
    return { default: (await import('./wall')).Wall };
  } catch {
    // What it stands beside is said without it, too.
    return { default: () => null };
  }
});

/** The motif of what is not there. Few visitors ever see one: it comes with the words that it stands beside. */
export function WallArt(props: WallProps) {
  return (
    <Suspense>
      <Wall {...props} />
    </Suspense>
  );
}
