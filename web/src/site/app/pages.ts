import type { ComponentType } from 'react';
import { NOT_FOUND, routeNames, rowOf } from '@/site/routes';

interface PageModule {
  Page: ComponentType;
}

/** A page of the router, whose code comes when it is wanted. */
export interface PageRoute {
  pattern: string;
  load: () => Promise<ComponentType>;
}

/** Every file that exports a page; `routes.ts` names them. */
const modules = import.meta.glob<PageModule>('../**/*-page.tsx');

/** Pages inside the public frame, the not-found page last. */
export const publicPages: readonly PageRoute[] = [...routeNames.map(rowOf), NOT_FOUND].map(
  ({ pattern, page }) => ({
    pattern,
    load: async () => {
      const load = modules[`../${page}.tsx`];
      if (!load) throw new Error(`There is no page ${page}`);
      return (await load()).Page;
    },
  }),
);
