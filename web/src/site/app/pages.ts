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
  /** Both at once, and the texts into the visit's cache. */
  load: (client: QueryClient) => Promise<ComponentType>;
}

/** Every file that exports a page; `routes.ts` names them. */
const modules = import.meta.glob<PageModule>('../**/*-page.tsx');

const rows: readonly RouteRow[] = [...routeNames.map(rowOf), NOT_FOUND];

/** Pages inside the public frame, the not-found page last. */
export const publicPages: readonly PageRoute[] = rows.map(({ pattern, page, texts = [] }) => ({
  pattern,
  load: async (client) => {
    const load = modules[`../${page}.tsx`];
    if (!load) throw new Error(`There is no page ${page}`);
    const [{ Page }] = await Promise.all([
      load(),
      ...texts.map((name) => client.ensureQueryData(textsQuery(name))),
    ]);
    return Page;
  },
}));
