import {
  type ComponentType,
  lazy,
  memo,
  startTransition,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { loadOnce } from '@/shared/ui/errors/load-chunk';
import { isFirstPage } from '@/shared/browser/first-page';
import { HydrationMarker } from './hydration-marker';
import { LAZY_PART } from './event-replay';
import { loadForHydration, partInDocument } from './lazy-hydration';

/** Of every part whose page is there, what fetches its code. */
const loaders: (() => Promise<unknown>)[] = [];

/** Fetches the code of all these parts; a failure shows when one is wanted. */
export async function preloadParts(): Promise<void> {
  await Promise.allSettled(loaders.map((load) => load()));
}

interface Options {
  /** True where the first screen of a page would change its look when the part comes after it. */
  isOnFirstScreen?: boolean;
}

/**
 * A part of a page, mostly a section below the fold, whose code comes when the visitor nears it. A
 * document shows it at once: until then it is the server's HTML, and what the visitor does there is
 * kept (`event-replay.ts`). It takes no props, so that no render above it can disturb it meanwhile.
 * On a page that no document shows it is rendered when the first screen has been painted.
 *
 * @param name unique in the whole site
 */
export function lazyPart(
  name: string,
  load: () => Promise<ComponentType>,
  { isOnFirstScreen = false }: Options = {},
): ComponentType {
  let known: ComponentType | undefined;
  loaders.push(async () => (known = await loadOnce(load)));
  const Part = lazy(async () => ({ default: await loadForHydration(name, load, isOnFirstScreen) }));
  return memo(function LazyPart() {
    // A page that is kept may have a part of the same name: each marks its own.
    const ref = useRef<HTMLDivElement>(null);
    // Whoever follows a link before all is hydrated is elsewhere already, and the part is still there.
    const [mayBeInDocument] = useState(() => isFirstPage() || partInDocument(name) !== null);
    const [Known] = useState(() => (mayBeInDocument ? undefined : known));
    const [isWanted, setIsWanted] = useState(mayBeInDocument || isOnFirstScreen);
    useEffect(() => startTransition(() => setIsWanted(true)), []);
    const part = (
      <>
        {Known ? <Known /> : <Part />}
        <HydrationMarker part={ref} />
      </>
    );
    const shown = mayBeInDocument ? <Suspense>{part}</Suspense> : part;
    return (
      <div ref={ref} {...{ [LAZY_PART]: name }}>
        {isWanted && shown}
      </div>
    );
  });
}
