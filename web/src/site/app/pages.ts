import { loadOnce } from '@/shared/ui/errors/load-chunk';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { NOT_FOUND, type RouteRow, routeNames, rowOf } from '@/site/routes';
import { textsQuery } from '@/site/texts/use-texts';

interface PageModule {
  Page: ComponentType;
}

/** A page of the router, whose code and texts come when it is wanted. */
export interface PageRoute {
  pattern: string;
  /**
   * Both at once, and the texts into the visit's cache.
   *
   * @param mayStandIn true where a page is shown without its texts once nobody answers, if it has words
   * that stand in for them; false where its document may still bring them
   */
  load: (client: QueryClient, mayStandIn: boolean) => Promise<ComponentType>;
  /** The page, once its code and its texts have come. */
  component?: ComponentType;
}

/** Every file that exports a page; `routes.ts` names them. */
const modules = import.meta.glob<PageModule>('../**/*-page.tsx');

const rows: readonly RouteRow[] = [...routeNames.map(rowOf), NOT_FOUND];

/** Pages inside the public frame, the not-found page last. */
export const publicPages: readonly PageRoute[] = rows.map(
  ({ pattern, page, texts = [], hasStandIns }) => {
    const route: PageRoute = {
      pattern,
      load: async (client, mayStandIn) => {
        const load = modules[`../${page}.tsx`];
        if (!load) throw new Error(`There is no page ${page}`);
        // Of the two only the first fails where the texts do.
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

/** The page that the router shows at a path. */
export function pageAt(pathname: string): PageRoute | undefined {
  return publicPages.find(({ pattern }) =>
    matchPath({ path: pattern, caseSensitive: true }, pathname),
  );
}
