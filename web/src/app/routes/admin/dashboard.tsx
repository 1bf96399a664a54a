import Typography from '@mui/material/Typography';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ContentTabs } from '@/components/admin/content-tabs';
import { loadChunk } from '@/components/errors/load-chunk';
import { PageHead } from '@/components/page/page-head';
import { Wrap } from '@/components/page/wrap';
import { anchors } from '@/config/paths';
import { AccessCheck } from '@/features/admin-session/access-check';
import { DashboardHeader } from '@/features/admin-session/dashboard-header';

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

const TABS = [
  { key: 'jobs', label: 'Jobs', panel: <JobsTab /> },
  { key: 'case-studies', label: 'Case Studies', panel: <CaseStudiesTab /> },
  { key: 'testimonials', label: 'Testimonials', panel: <TestimonialsTab /> },
  { key: 'client-logos', label: 'Client Logos', panel: <ClientLogosTab /> },
] as const;
const FIRST_TAB = TABS[0].key;

export function AdminDashboardPage() {
  const [params, setParams] = useSearchParams();
  const selected = TABS.find(({ key }) => key === params.get('tab'))?.key ?? FIRST_TAB;
  return (
    <AccessCheck>
      <PageHead title="Admin Dashboard" description="Manage the site's content." />
      <DashboardHeader />
      <Wrap as="main" id={anchors.main} tabIndex={-1} sx={{ pt: 4 }}>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          Content Management
        </Typography>
        <ContentTabs
          label="Content"
          tabs={TABS}
          selected={selected}
          onSelect={(tab) => setParams({ tab })}
        />
      </Wrap>
    </AccessCheck>
  );
}
