import { Suspense } from 'react';
import { Main } from '@/components/layout/main';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { latePart } from '@/components/page/late-part';
import { anchors } from '@/config/paths';
import { PageProgress } from '../page-progress';
import { PageOutlet } from './page-outlet';

const SiteFooter = latePart(
  'footer',
  async () => (await import('@/components/layout/site-footer')).SiteFooter,
);

const SiteDrawer = latePart(
  'drawer',
  async () => (await import('@/components/layout/site-drawer')).SiteDrawer,
);

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
