import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { AppProviders } from './providers';
import { readDocumentState } from '@/site/document/document-state';
import { openSiteCache } from '@/site/document/site-cache';
import { whilePending } from '@/shared/ui/page/pending';
import { settingsQuery } from '@/shared/settings/use-settings';
import { pageAt } from './pages';
import { preparePage } from './prefetch';
import { AppRoutes } from './router';
import { SiteRouter } from './site-router';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

const documentState = readDocumentState();
const queryClient = openSiteCache(documentState);
// Only the dev server's document comes without data.
if (!documentState) await queryClient.fetchQuery(settingsQuery());

const prepare = (pathname: string) => {
  const coming = preparePage(pathname, queryClient);
  return coming && whilePending(coming);
};
const hasPage = root.hasChildNodes();
const app = (
  <StrictMode>
    <SiteRouter prepare={prepare}>
      {(place) => (
        <AppProviders queryClient={queryClient} documentState={documentState}>
          <AppRoutes place={place} mayStandIn={!hasPage} />
        </AppProviders>
      )}
    </SiteRouter>
  </StrictMode>
);

if (hasPage) {
  // Until the page is ready the document stays as it is, without any sign of loading.
  const page = pageAt(window.location.pathname);
  await page?.load(queryClient, false).catch(() => undefined);
  // Transitions render in slices, so that the page stays responsive.
  startTransition(() => {
    hydrateRoot(root, app);
  });
} else {
  createRoot(root).render(app);
}
