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
import { PageHeads } from '@/shared/ui/page/page-head';
import type { Place } from '@/site/document/place';
import styles from './kept-pages.module.css';

/** The number of earlier pages kept for Back. */
const KEPT_MAX = 2;

interface Visited {
  key: string;
  /** The router's location when the page was last shown; the page still sees it. */
  place: Place;
}

interface Props {
  place: Place;
  /** The routes; must keep their identity. */
  routes: ReactNode;
}

/**
 * Shows the page at the address and keeps the last pages behind it, so that Back restores them
 * without rendering or layout. A kept page doesn't see later changes of the address.
 */
export function KeptPages({ place, routes }: Props) {
  const [pages, setPages] = useState<readonly Visited[]>(() => [pageOf(place)]);
  if (pages[0]?.place !== place) setPages(pagesAfter(pages, place));
  // The shown page comes first, so that `getElementById` finds its elements.
  return pages.map((page, index) => (
    <Page key={page.key} place={page.place} routes={routes} isShown={index === 0} />
  ));
}

function Page({ isShown, ...props }: Props & { isShown: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  const [heads] = useState(createListeners<boolean>);
  const client = useQueryClient();
  const wasKept = useRef(false);

  // Runs before the paint, because a kept page must leave the head, lose the focus and close its
  // dialogs.
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
    // Refetches stale data, as a newly mounted page would.
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

/** Memoised, because parts of the document's page may not be hydrated yet. */
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

/** @param pages the shown page first, then the pages before it */
function pagesAfter(pages: readonly Visited[], place: Place): readonly Visited[] {
  const { key, pathname } = place.location;
  const [left, ...before] = pages;
  // Only the search or the hash has changed.
  if (left?.place.location.pathname === pathname) return [{ ...left, place }, ...before];
  if (place.navigationType === NavigationType.Pop) {
    const back = pages.findIndex((page) => page.place.location.key === key);
    const page = pages[back];
    // A page left by Back isn't kept, because Forward is rare.
    return page ? [{ ...page, place }, ...pages.slice(back + 1)] : [pageOf(place)];
  }
  // Only the newest page of an address is kept.
  const others = pages.filter((page) => page.place.location.pathname !== pathname);
  return [pageOf(place), ...others.slice(0, KEPT_MAX)];
}
