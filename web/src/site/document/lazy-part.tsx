import { type ComponentType, Suspense, lazy, memo, useState } from 'react';
import { isFirstPage } from '@/shared/browser/first-page';
import { HydrationMarker } from './hydration-marker';
import { LAZY_PART } from './event-replay';
import { loadForHydration, partInDocument } from './lazy-hydration';

/** Of every part whose page is there, what fetches its code. */
const loaders = new Set<() => Promise<unknown>>();

/** Fetches the code of all parts of the pages whose own code is there, so that those open without a network. */
export async function preloadParts(): Promise<void> {
  await Promise.allSettled([...loaders].map((load) => load()));
}

/**
 * A part of a page, mostly a section below the fold, whose code comes when the visitor nears it. A
 * document shows it at once: until then it is the server's HTML, and what the visitor does there is
 * kept (`event-replay.ts`). It takes no props, so that no render above it can disturb it meanwhile.
 * A page that no document shows waits for its parts, and is shown as a whole.
 *
 * @param name unique in the whole site
 */
export function lazyPart(name: string, load: () => Promise<ComponentType>): ComponentType {
  loaders.add(load);
  const Part = lazy(async () => ({ default: await loadForHydration(name, load) }));
  return memo(function LazyPart() {
    // Whoever follows a link before all is hydrated is elsewhere already, and the part is still there.
    const [mayBeInDocument] = useState(() => isFirstPage() || partInDocument(name) !== null);
    const part = (
      <>
        <Part />
        <HydrationMarker part={`[${LAZY_PART}="${name}"]`} />
      </>
    );
    return (
      <div {...{ [LAZY_PART]: name }}>{mayBeInDocument ? <Suspense>{part}</Suspense> : part}</div>
    );
  });
}
