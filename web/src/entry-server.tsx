import { CacheProvider } from '@emotion/react';
import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter, matchPath } from 'react-router-dom';
import { publicPages } from '@/app/pages';
import { AppProviders } from '@/app/providers';
import { AppRoutes } from '@/app/router';
import type { RenderedPage } from '@/app/server/fill-document';
import { splitHead } from '@/app/server/split-head';
import { createStyleCache, styleElements } from '@/app/server/styles';
import { createQueryClient } from '@/lib/query-client';

export { fillDocument } from '@/app/server/fill-document';

interface Options {
  /** What the page's reads have answered; a read without data renders as loading. */
  queryState?: DehydratedState;
}

/**
 * Renders the page at a path, without its search: `use-url-search.ts` tells why.
 *
 * @throws what the page throws while it renders
 */
export async function render(path: string, { queryState }: Options = {}): Promise<RenderedPage> {
  const queryClient = createQueryClient();
  if (queryState) hydrate(queryClient, queryState);
  const cache = createStyleCache();
  let failure: { error: unknown } | undefined;
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <StrictMode>
        <StaticRouter location={path}>
          <AppProviders queryClient={queryClient}>
            <AppRoutes />
          </AppProviders>
        </StaticRouter>
      </StrictMode>
    </CacheProvider>,
    {
      // A larger part would arrive behind the rest, put in its place by an inline script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        failure ??= { error };
      },
    },
  );
  const rendered = await new Response(prelude).text();
  // A document that shows an error boundary's words must not be kept anywhere.
  if (failure) throw failure.error;
  return { ...splitHead(rendered), css: styleElements(cache), status: statusOf(path) };
}

function statusOf(path: string): 200 | 404 {
  const isKnown = publicPages.some(
    ({ pattern }) => pattern !== '*' && matchPath({ path: pattern, caseSensitive: true }, path),
  );
  return isKnown ? 200 : 404;
}
