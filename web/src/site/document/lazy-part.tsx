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

/** The loaders of all parts of loaded pages. */
const loaders: (() => Promise<unknown>)[] = [];

/** Prefetches the code of these parts. Errors are reported when a part is needed. */
export async function preloadParts(): Promise<void> {
  await Promise.allSettled(loaders.map((load) => load()));
}

interface Options {
  /** True if the part would visibly change the first screen by arriving late. */
  isOnFirstScreen?: boolean;
  /** Tells apart two pages' parts of the same component. */
  page?: string;
}

/**
 * Creates a part of a page, usually a section below the fold, whose code loads when the visitor
 * nears it. The document contains its HTML, and input there is kept until it hydrates
 * (`event-replay.ts`). Its props are plain texts that don't change, so that renders above don't
 * disturb it. On a page opened by a link it renders after the first screen.
 *
 * @param component the name of the module's component
 */
export function lazyPart<Name extends string, P extends Readonly<Record<string, string>>>(
  component: Name,
  loadModule: () => Promise<Record<Name, ComponentType<P>>>,
  { isOnFirstScreen = false, page }: Options = {},
): ComponentType<P> {
  const name = page === undefined ? component : `${page}-${component}`;
  const load = async () => (await loadModule())[component];
  let known: ComponentType<P> | undefined;
  loaders.push(async () => (known = await loadOnce(load)));
  const Part = lazy(async () => ({ default: await loadForHydration(name, load, isOnFirstScreen) }));
  return memo(function LazyPart(props: P) {
    // A kept page may have a part of the same name; each marks its own.
    const ref = useRef<HTMLDivElement>(null);
    // After an early navigation the first page's part is still in the document.
    const [mayBeInDocument] = useState(() => isFirstPage() || partInDocument(name) !== null);
    const [Known] = useState(() => (mayBeInDocument ? undefined : known));
    const [isWanted, setIsWanted] = useState(mayBeInDocument || isOnFirstScreen);
    useEffect(() => startTransition(() => setIsWanted(true)), []);
    const part = (
      <>
        {Known ? <Known {...props} /> : <Part {...props} />}
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
