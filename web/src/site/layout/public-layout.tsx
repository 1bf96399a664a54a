import { Suspense } from 'react';
import { Main } from './main';
import { SiteHeader } from './site-header';
import { SkipLink } from '@/shared/ui/layout/skip-link';
import { latePart } from '@/site/document/late-part';
import { anchors } from '@/site/paths';
import { PageProgress } from '@/shared/ui/page/page-progress';
import { PageOutlet } from './page-outlet';

const SiteFooter = latePart('footer', async () => (await import('./site-footer')).SiteFooter);

const SiteDrawer = latePart('drawer', async () => (await import('./site-drawer')).SiteDrawer);

/** Header, page and footer of every public page, and the drawer that the header opens. */
export function PublicLayout() {
  return (
    <>
      <SkipLink />
      <PageProgress />
      <SiteHeader />
      <Main id={anchors.main} tabIndex={-1}>
        <PageOutlet />
      </Main>
      {/* Where no document shows them, they must not hold the page up. */}
      <Suspense>
        <SiteFooter />
        <SiteDrawer />
      </Suspense>
    </>
  );
}
