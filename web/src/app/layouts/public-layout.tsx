import { Main } from '@/components/layout/main';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { anchors } from '@/config/paths';
import { PageProgress } from '../page-progress';
import { PageOutlet } from './page-outlet';

/** Header, page and footer of every public page. */
export function PublicLayout() {
  return (
    <>
      <SkipLink />
      <PageProgress />
      <SiteHeader />
      <Main id={anchors.main} tabIndex={-1}>
        <PageOutlet />
      </Main>
      <SiteFooter />
    </>
  );
}
