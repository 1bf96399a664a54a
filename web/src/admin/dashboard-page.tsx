import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { createSearchParams, useSearchParams } from 'react-router-dom';
import { BinLink, ContentHead } from '@/components/admin/content-head';
import { ContentTabs } from '@/components/admin/content-tabs';
import { LeaveGuard } from '@/components/admin/leave-guard';
import { LoadingState } from '@/components/admin/loading-state';
import { loadChunk } from '@/components/errors/load-chunk';
import { BinIcon } from '@/components/icons/admin';
import { ArrowLeftIcon } from '@/components/icons/arrows';
import { PageHead } from '@/components/page/page-head';
import { Wrap } from '@/components/page/wrap';
import { anchors } from '@/config/paths';
import { ContentToolsProvider } from '@/features/admin-history/content-tools-provider';
import { AccessCheck } from '@/features/admin-session/access-check';
import { DashboardHeader } from '@/features/admin-session/dashboard-header';
import { styled } from '@/theme/styled';

const Main = styled(Wrap.withComponent('main'))(({ theme }) => ({ paddingTop: theme.spacing(4) }));

const JobsTab = lazy(async () => ({
  default: (await loadChunk(() => import('@/features/admin-jobs/jobs-tab'))).JobsTab,
}));
const CaseStudiesTab = lazy(async () => ({
  default: (await loadChunk(() => import('@/features/admin-case-studies/case-studies-tab')))
    .CaseStudiesTab,
}));
const TestimonialsTab = lazy(async () => ({
  default: (await loadChunk(() => import('@/features/admin-testimonials/testimonials-tab')))
    .TestimonialsTab,
}));
const ClientLogosTab = lazy(async () => ({
  default: (await loadChunk(() => import('@/features/admin-client-logos/client-logos-tab')))
    .ClientLogosTab,
}));

const RecentlyDeleted = lazy(async () => ({
  default: (await loadChunk(() => import('@/features/admin-history/recently-deleted')))
    .RecentlyDeleted,
}));

const TABS = [
  { key: 'jobs', label: 'Jobs', panel: <JobsTab /> },
  { key: 'case-studies', label: 'Case Studies', panel: <CaseStudiesTab /> },
  { key: 'testimonials', label: 'Testimonials', panel: <TestimonialsTab /> },
  { key: 'client-logos', label: 'Client Logos', panel: <ClientLogosTab /> },
] as const;
const FIRST_TAB = TABS[0].key;
/** The view that shows what was deleted in any of the tabs. */
const BIN = 'deleted';

export function AdminDashboardPage() {
  return (
    <AccessCheck>
      <LeaveGuard>
        <PageHead
          title="Admin Dashboard"
          description="Manage the site's content."
          isIndexed={false}
        />
        <DashboardHeader />
        <Main id={anchors.main} tabIndex={-1}>
          <ContentToolsProvider>
            <Content />
          </ContentToolsProvider>
        </Main>
      </LeaveGuard>
    </AccessCheck>
  );
}

/** A tab, or the bin. Below the guard, since a change of tab may leave a form. */
function Content() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ key }) => key === params.get('tab'))?.key ?? FIRST_TAB;
  const inBin = params.get('view') === BIN;
  return (
    <>
      <ContentHead>
        <Typography variant="h3" component="h2">
          Content Management
        </Typography>
        <BinLink to={{ search: `?${createSearchParams(inBin ? { tab } : { tab, view: BIN })}` }}>
          {inBin ? <ArrowLeftIcon size={18} /> : <BinIcon size={18} />}
          {inBin ? 'Back to content' : 'Recently deleted'}
        </BinLink>
      </ContentHead>
      {inBin ? (
        <Suspense fallback={<LoadingState>Loading...</LoadingState>}>
          <RecentlyDeleted />
        </Suspense>
      ) : (
        <ContentTabs
          label="Content"
          tabs={TABS}
          selected={tab}
          onSelect={(next) => setParams({ tab: next })}
        />
      )}
    </>
  );
}
