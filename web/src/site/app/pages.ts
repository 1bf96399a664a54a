import { loadOnce } from '@/shared/ui/errors/load-chunk';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { NOT_FOUND, type PageProps, type RouteRow, routeNames, rowOf } from '@/site/routes';
import { textsQuery } from '@/site/texts/use-texts';

interface PageModule {
  Page: ComponentType<PageProps>;
}

/** A page of the router, loaded on demand with its texts. */
export interface PageRoute {
  pattern: string;
  /**
   * Loads the code, and the texts into the cache.
   *
   * @param mayStandIn true if a page with stand-in texts may show without its own when the request
   * fails; false if the document may still bring them
   */
  load: (client: QueryClient, mayStandIn: boolean) => Promise<ComponentType<PageProps>>;
  /** Set once the code and the texts are loaded. */
  component?: ComponentType<PageProps>;
}

const modules = import.meta.glob<PageModule>('../**/*-page.tsx');

const rows: readonly RouteRow[] = [...routeNames.map(rowOf), NOT_FOUND];

/** The pages of the site; the not-found page is last. */
export const publicPages: readonly PageRoute[] = rows.map(
  ({ pattern, page, texts = [], hasStandIns }) => {
    const route: PageRoute = {
      pattern,
      load: async (client, mayStandIn) => {
        const load = modules[`../${page}.tsx`];
        if (!load) throw new Error(`There is no page ${page}`);
        // `prefetchQuery` never fails; `ensureQueryData` fails if the texts can't be fetched.
        const read = hasStandIns && mayStandIn ? 'prefetchQuery' : 'ensureQueryData';
        const [{ Page }] = await Promise.all([
          loadOnce(load),
          ...texts.map((name) => client[read](textsQuery(name))),
        ]);
        route.component = Page;
        return Page;
      },
    };
    return route;
  },
);

/** Returns the page at a path. */
export function pageAt(pathname: string): PageRoute | undefined {
  return publicPages.find(({ pattern }) =>
    matchPath({ path: pattern, caseSensitive: true }, pathname),
  );
}
