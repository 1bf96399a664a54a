import { type DehydratedState, hydrate } from '@tanstack/react-query';
import type { SocialCard } from '@torque-tide/contract/site-renderer';
import { canonicalUrl } from '@torque-tide/domain/paths';
import { socialCardPath, socialCardText } from '@torque-tide/domain/seo/social-cards';
import { SOCIAL_IMAGE_SIZE } from '@torque-tide/domain/seo/social-images';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { parsePath, StaticRouter } from 'react-router-dom';
import { AppProviders } from '@/site/app/providers';
import { RoutedApp } from '@/site/app/router';
import { createQueryClient } from '@/shared/api/query-client';
import { SocialPicture } from '@/shared/ui/page/page-head';
import type { RenderedPage } from './fill-document';

/**
 * Renders the page at an address, with the part of the search that its document shows
 * (`document-search.ts`).
 *
 * @param state the data of the page's reads; a missing read renders as loading @param card the
 * words of the page's own picture @throws the error of a failed render
 */
export async function renderPage(
  address: string,
  state: DehydratedState,
  card?: SocialCard,
): Promise<RenderedPage> {
  const queryClient = createQueryClient();
  const { search = '' } = parsePath(address);
  hydrate(queryClient, state);
  let failure: { error: unknown } | undefined;
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={address}>
        <SocialPicture value={card && pictureOf(card)}>
          <AppProviders queryClient={queryClient}>
            <RoutedApp />
          </AppProviders>
        </SocialPicture>
      </StaticRouter>
    </StrictMode>,
    {
      // React would send a larger part later, with an inline script to move it into place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        failure ??= { error };
      },
    },
  );
  const rendered = await new Response(prelude).text();
  // A document with an error message must not be cached.
  if (failure) throw failure.error;
  return { ...splitHead(rendered), search };
}

const pictureOf = (card: SocialCard) => ({
  ...SOCIAL_IMAGE_SIZE,
  url: canonicalUrl(socialCardPath(card)),
  alt: socialCardText(card),
  pageUrl: canonicalUrl(card.address),
});

/** The elements that React hoists to the start, because it renders no `head`. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Splits a render into the elements for the document's head and the rest. */
export function splitHead(rendered: string): { head: string; html: string } {
  // React escapes attribute values and texts, so they contain no `<` or `>`.
  const head = HOISTED.exec(rendered)?.[0] ?? '';
  return { head, html: rendered.slice(head.length) };
}
