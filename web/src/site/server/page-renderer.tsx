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
import { SocialPicture } from '@/shared/ui/page/social-picture';
import type { RenderedPage } from './fill-document';

/**
 * Renders the page at an address, with what its document shows of the search (`document-search.ts`).
 *
 * @param state what the page's reads have answered; what is not there renders as loading
 * @param card what stands in a picture of the page's own
 * @throws what the page throws while it renders
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
  return { ...splitHead(rendered), search };
}

const pictureOf = (card: SocialCard) => ({
  ...SOCIAL_IMAGE_SIZE,
  url: canonicalUrl(socialCardPath(card)),
  alt: socialCardText(card),
  pageUrl: canonicalUrl(card.address),
});

/** What React hoists: it writes these before everything else when it renders no `head` itself. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Parts a render into the elements that belong into the document's head, and the rest. */
export function splitHead(rendered: string): { head: string; html: string } {
  // Attribute values and texts are escaped by React: they hold neither `<` nor `>`.
  const head = HOISTED.exec(rendered)?.[0] ?? '';
  return { head, html: rendered.slice(head.length) };
}
