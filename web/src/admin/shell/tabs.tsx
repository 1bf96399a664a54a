import type { QueryClient } from '@tanstack/react-query';
import type { ReadPath } from '@torque-tide/contract/api';
import { CONTENT_KINDS, type ContentKind, isStanding } from '@torque-tide/contract/content-kinds';
import type { ReactNode } from 'react';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import type { Command } from '@/admin/content/define-content';
import { isFormAddress } from '@/admin/navigation/use-form-address';
import { loadTabForm } from '@/admin/tabs/content-tab';
import { lazyComponent } from '@/admin/ui/states';
import { loadChunk } from '@/shared/ui/errors/load-chunk';
import { NewApplicationsCount } from './new-applications-count';

export interface AdminTab {
  key: string;
  label: string;
  /** Made by `lazyPanel`, so that it loads when first opened. */
  panel: ReactNode;
  /** Further results for Ctrl+K, besides the tab itself. */
  commands?: (queryClient: QueryClient) => Promise<readonly Command[]>;
  /** A long read to start while the code loads. */
  reads?: ReadPath | undefined;
  /** A number that follows the label. */
  count?: ReactNode;
}

interface AdminDefinition {
  commands: (queryClient: QueryClient) => Promise<readonly Command[]>;
}

interface AdminKind {
  tab: () => Promise<{ Tab: () => ReactNode }>;
  definition: () => Promise<{ definition: AdminDefinition }>;
  reads?: AdminTab['reads'];
  count?: ReactNode;
}

/** Every kind of content, loaded on demand. */
const KINDS: Readonly<Record<ContentKind, AdminKind>> = {
  jobs: {
    tab: () => import('@/admin/kinds/jobs/job-board'),
    definition: () => import('@/admin/kinds/jobs/jobs'),
    reads: '/api/jobs',
  },
  caseStudies: inOneFile(() => import('@/admin/kinds/case-studies/case-studies')),
  testimonials: inOneFile(() => import('@/admin/kinds/testimonials/testimonials')),
  clientLogos: inOneFile(() => import('@/admin/kinds/client-logos/client-logos')),
  consultants: inOneFile(() => import('@/admin/kinds/consultants/consultants')),
  siteSettings: inOneFile(() => import('@/admin/kinds/settings/settings-tab')),
  sectors: inOneFile(() => import('@/admin/kinds/landings/sectors')),
  locations: inOneFile(() => import('@/admin/kinds/landings/locations')),
  pageTexts: inOneFile(() => import('@/admin/kinds/settings/pages-tab')),
  applications: {
    tab: () => import('@/admin/kinds/applications/application-board'),
    definition: () => import('@/admin/kinds/applications/applications'),
    count: <NewApplicationsCount />,
  },
};

function inOneFile(load: () => Promise<{ Tab: () => ReactNode; definition: AdminDefinition }>) {
  return { tab: load, definition: load };
}

export function lazyPanel(load: () => Promise<() => ReactNode>): ReactNode {
  const Panel = lazyComponent(load);
  return <Panel />;
}

function contentTab(kind: ContentKind): AdminTab[] {
  const { tab: key, label } = CONTENT_WORDS[kind];
  const { tab, definition, reads, count } = KINDS[kind];
  const panel = lazyPanel(async () => {
    // Loads a form in the URL in parallel with the tab.
    const isForm = isStanding(kind) || isFormAddress(window.location.search);
    if (isForm) void loadTabForm().catch(() => undefined);
    return (await tab()).Tab;
  });
  return [
    {
      key,
      label,
      panel,
      reads,
      count,
      commands: async (queryClient) =>
        (await loadChunk(definition)).definition.commands(queryClient),
    },
  ];
}

/**
 * The dashboard's tabs, in order: tab strip, URL and Ctrl+K are derived from them. A tab without a
 * list of content is a row beside those of the kinds: `[...CONTENT_KINDS.flatMap(contentTab), {
 * key, label, panel }]`.
 */
export const ADMIN_TABS: readonly AdminTab[] = CONTENT_KINDS.flatMap(contentTab);
