import { type ComponentType, lazy, Suspense } from 'react';
import type { WallProps } from './wall';

const Wall = lazy(async (): Promise<{ default: ComponentType<WallProps> }> => {
  try {
    return { default: (await import('./wall')).Wall };
  } catch {
    // It is decoration only.
    return { default: () => null };
  }
});

/** The motif of not-found pages and empty states. Few visitors see one, so it loads lazily. */
export function WallArt(props: WallProps) {
  return (
    <Suspense>
      <Wall {...props} />
    </Suspense>
  );
}
