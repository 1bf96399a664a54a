import { type QueryClient, useQuery } from '@tanstack/react-query';
import { CONTENT_KINDS, type ContentKind } from '@torque-tide/contract/content-kinds';
import type { ReactNode } from 'react';
import { newApplicationsQuery } from '@/admin/content/choices';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import type { Command } from '@/admin/content/define-content';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { lazyComponent } from '@/admin/ui/states';
import { loadChunk } from '@/shared/ui/errors/load-chunk';

export interface AdminTab {
  key: string;
  label: string;
  panel: ReactNode;
  /** What Ctrl+K finds in it, besides the tab itself. */
  commands?: (queryClient: QueryClient) => Promise<readonly Command[]>;
  /** A number that follows the label. */
  count?: ReactNode;
}

/** What the module of a kind exports. */
interface KindModule {
  Tab: () => ReactNode;
  definition: Required<Pick<AdminTab, 'commands'>>;
}

/** Every kind of content, loaded on demand. */
const KINDS: Readonly<Record<ContentKind, () => Promise<KindModule>>> = {
  jobs: () => import('@/admin/kinds/jobs/job-board'),
  caseStudies: () => import('@/admin/kinds/case-studies/case-studies'),
  testimonials: () => import('@/admin/kinds/testimonials/testimonials'),
  clientLogos: () => import('@/admin/kinds/client-logos/client-logos'),
  consultants: () => import('@/admin/kinds/consultants/consultants'),
  siteSettings: () => import('@/admin/kinds/settings/settings'),
  sectors: () => import('@/admin/kinds/landings/sectors'),
  locations: () => import('@/admin/kinds/landings/locations'),
  pageTexts: () => import('@/admin/kinds/settings/pages-tab'),
  applications: () => import('@/admin/kinds/applications/application-board'),
};

/** The dashboard's tabs, in order: tab strip, URL and Ctrl+K are derived from them. */
export const ADMIN_TABS = CONTENT_KINDS.map((kind): AdminTab => {
  const { tab: key, label } = CONTENT_WORDS[kind];
  const load = KINDS[kind];
  const Panel = lazyComponent(async () => (await load()).Tab);
  return {
    key,
    label,
    panel: <Panel />,
    commands: async (queryClient) => (await loadChunk(load)).definition.commands(queryClient),
    count: kind === 'applications' && <NewApplicationsCount />,
  };
});

/** The number of new applications: ' (7)'. */
function NewApplicationsCount() {
  const { isAuthenticated } = useAdminSession();
  const { data = [] } = useQuery({ ...newApplicationsQuery, enabled: isAuthenticated });
  return data.length > 0 && ` (${data.length})`;
}
