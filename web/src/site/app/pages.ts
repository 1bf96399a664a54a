import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { NOT_FOUND, type RouteRow, routeNames, rowOf } from '@/site/routes';
import { textsQuery } from '@/site/texts/texts-query';

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
}

/** Every file that exports a page; `routes.ts` names them. */
const modules = import.meta.glob<PageModule>('../**/*-page.tsx');

const rows: readonly RouteRow[] = [...routeNames.map(rowOf), NOT_FOUND];

/** Pages inside the public frame, the not-found page last. */
export const publicPages: readonly PageRoute[] = rows.map(
  ({ pattern, page, texts = [], hasStandIns }) => ({
    pattern,
    load: async (client, mayStandIn) => {
      const load = modules[`../${page}.tsx`];
      if (!load) throw new Error(`There is no page ${page}`);
      // Of the two only the first fails where the texts do.
      const read = hasStandIns && mayStandIn ? 'prefetchQuery' : 'ensureQueryData';
      const [{ Page }] = await Promise.all([
        load(),
        ...texts.map((name) => client[read](textsQuery(name))),
      ]);
      return Page;
    },
  }),
);
