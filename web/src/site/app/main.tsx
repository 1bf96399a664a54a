import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppProviders } from './providers';
import { readDocumentState } from '@/site/document/document-state';
import { openSiteCache } from '@/site/document/site-cache';
import { settingsQuery } from '@/shared/settings/use-settings';
import { prefetchPage } from './prefetch';
import { AppRoutes } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

const documentState = readDocumentState();
const queryClient = openSiteCache(documentState);
// Only the server of `npm run dev` gives a document that brings nothing.
if (!documentState) await queryClient.fetchQuery(settingsQuery());

const hasPage = root.hasChildNodes();
const app = (
  <StrictMode>
    <BrowserRouter>
      <AppProviders queryClient={queryClient} documentState={documentState}>
        <AppRoutes mayStandIn={!hasPage} />
      </AppProviders>
    </BrowserRouter>
  </StrictMode>
);

if (hasPage) {
  // Until then the document is the page; nothing on it tells of a wait.
  await prefetchPage(window.location.pathname, queryClient);
  // Only a transition is rendered in slices, between which the page answers its visitor.
  startTransition(() => {
    hydrateRoot(root, app);
  });
} else {
  createRoot(root).render(app);
}
