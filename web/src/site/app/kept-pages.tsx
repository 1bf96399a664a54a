import { useQueryClient } from '@tanstack/react-query';
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  NavigationType,
  Routes,
  UNSAFE_LocationContext as LocationContext,
} from 'react-router-dom';
import { isFirstPage } from '@/shared/browser/first-page';
import { tellInUse } from '@/shared/browser/first-use';
import { createListeners } from '@/shared/browser/listeners';
import { PageHeads } from '@/shared/ui/page/page-heads';
import type { Place } from '@/site/document/place';
import styles from './kept-pages.module.css';

/** So many pages that Back leads to stay behind the one that is shown. */
const KEPT_MAX = 2;

interface Visited {
  key: string;
  /** Where the router was when the page was shown last: all that the page knows of the address. */
  place: Place;
}

interface Props {
  place: Place;
  /** The table of routes; the same object at each render. */
  routes: ReactNode;
}

/**
 * The page at the address, and, behind it, the last pages that Back leads to: such a page is shown again as it
 * was left, without being made or laid out anew. It hears nothing of the address meanwhile.
 */
export function KeptPages({ place, routes }: Props) {
  const [pages, setPages] = useState<readonly Visited[]>(() => [pageOf(place)]);
  if (pages[0]?.place !== place) setPages(pagesAfter(pages, place));
  // The shown one first: whatever looks for an element by its id finds that page's own.
  return pages.map((page, index) => (
    <Page key={page.key} place={page.place} routes={routes} isShown={index === 0} />
  ));
}

function Page({ isShown, ...props }: Props & { isShown: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  const [heads] = useState(createListeners<boolean>);
  const client = useQueryClient();
  const wasKept = useRef(false);

  // Before the paint: a kept page says nothing in the head, has no focus, and nothing that lies over the next one.
  useLayoutEffect(() => {
    heads.tell(isShown);
    if (isShown) {
      if (!isFirstPage()) tellInUse();
      return;
    }
    for (const dialog of ref.current?.querySelectorAll('dialog') ?? []) dialog.close();
    ref.current?.querySelector<HTMLElement>(':focus')?.blur();
  }, [isShown, heads]);

  useEffect(() => {
    // As a page that is made anew asks for what is stale of its reads.
    if (isShown && wasKept.current) void client.refetchQueries({ type: 'active', stale: true });
    wasKept.current = !isShown;
  }, [isShown, client]);

  return (
    <div ref={ref} {...(isShown ? {} : { className: styles.kept, 'aria-hidden': true })}>
      <PageHeads value={heads}>
        <PageAt {...props} />
      </PageHeads>
    </div>
  );
}

/** Not rendered while the page is shown or kept: what a document has of it may not be hydrated yet. */
const PageAt = memo(function PageAt({ place, routes }: Props) {
  return (
    <LocationContext value={place}>
      <Routes>{routes}</Routes>
    </LocationContext>
  );
});

function pageOf(place: Place): Visited {
  return { key: `${place.location.key} ${place.location.pathname}`, place };
}

/** @param pages the shown one first, then those before it in the visit */
function pagesAfter(pages: readonly Visited[], place: Place): readonly Visited[] {
  const { key, pathname } = place.location;
  const [left, ...before] = pages;
  // Its search or its hash has changed.
  if (left?.place.location.pathname === pathname) return [{ ...left, place }, ...before];
  if (place.navigationType === NavigationType.Pop) {
    const back = pages.findIndex((page) => page.place.location.key === key);
    const page = pages[back];
    // A page that was left by Back is not kept: Forward is rare.
    return page ? [{ ...page, place }, ...pages.slice(back + 1)] : [pageOf(place)];
  }
  // Of two pages at one address only the new one stays.
  const others = pages.filter((page) => page.place.location.pathname !== pathname);
  return [pageOf(place), ...others.slice(0, KEPT_MAX)];
}
