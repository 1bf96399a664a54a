import { type QueryClient, useQuery } from '@tanstack/react-query';
import { CONTENT_KINDS, type ContentKind } from '@torque-tide/contract/content-kinds';
import { SITE_SETTINGS_ID } from '@torque-tide/contract/settings';
import type { ComponentType, ReactNode } from 'react';
import { newApplicationsQuery } from '@/admin/content/choices';
import type { ItemOf } from '@/admin/content/content-mutations';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import type { CardProps, Command, ContentDefinition } from '@/admin/content/define-content';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { ContentTab, StandingTab } from '@/admin/tabs/content-tab';
import { lazyComponent } from '@/admin/ui/states';
import { loadChunk } from '@/shared/ui/errors/load-chunk';

export interface AdminTab {
  key: string;
  label: string;
  /** Loads when first opened. */
  panel: ReactNode;
  /** What Ctrl+K finds in it, besides the tab itself. */
  commands?: (queryClient: QueryClient) => Promise<readonly Command[]>;
  /** A number that follows the label. */
  count?: ReactNode;
}

interface AdminKind {
  tab: () => Promise<() => ReactNode>;
  definition: () => Promise<{ definition: Pick<AdminTab, 'commands'> }>;
  count?: ReactNode;
}

/** Every kind of content, loaded on demand. */
const KINDS: Readonly<Record<ContentKind, AdminKind>> = {
  jobs: {
    tab: async () => (await import('@/admin/kinds/jobs/job-board')).Tab,
    definition: () => import('@/admin/kinds/jobs/jobs'),
  },
  caseStudies: cards(() => import('@/admin/kinds/case-studies/case-studies')),
  testimonials: cards(() => import('@/admin/kinds/testimonials/testimonials')),
  clientLogos: cards(() => import('@/admin/kinds/client-logos/client-logos')),
  consultants: cards(() => import('@/admin/kinds/consultants/consultants')),
  siteSettings: {
    tab: async () => {
      const { definition } = await import('@/admin/kinds/settings/settings');
      return () => <StandingTab definition={definition} id={SITE_SETTINGS_ID} />;
    },
    definition: () => import('@/admin/kinds/settings/settings'),
  },
  sectors: cards(() => import('@/admin/kinds/landings/sectors')),
  locations: cards(() => import('@/admin/kinds/landings/locations')),
  pageTexts: {
    tab: async () => (await import('@/admin/kinds/settings/pages-tab')).Tab,
    definition: () => import('@/admin/kinds/settings/page-texts'),
  },
  applications: {
    tab: async () => (await import('@/admin/kinds/applications/application-board')).Tab,
    definition: () => import('@/admin/kinds/applications/applications'),
    count: <NewApplicationsCount />,
  },
};

/** The number of new applications: ' (7)'. */
function NewApplicationsCount() {
  const { isAuthenticated } = useAdminSession();
  const { data = [] } = useQuery({ ...newApplicationsQuery, enabled: isAuthenticated });
  return data.length > 0 && ` (${data.length})`;
}

/** A kind whose list shows cards. */
function cards<K extends ContentKind>(
  load: () => Promise<{
    definition: ContentDefinition<K>;
    Card: ComponentType<CardProps<ItemOf<K>>>;
  }>,
): AdminKind {
  return {
    tab: async () => {
      const { definition, Card } = await load();
      return () => <ContentTab definition={definition} Card={Card} />;
    },
    definition: load,
  };
}

function contentTab(kind: ContentKind): AdminTab {
  const { tab: key, label } = CONTENT_WORDS[kind];
  const { tab, definition, count } = KINDS[kind];
  const Panel = lazyComponent(tab);
  return {
    key,
    label,
    panel: <Panel />,
    count,
    commands: async (queryClient) =>
      (await loadChunk(definition)).definition.commands?.(queryClient) ?? [],
  };
}

/**
 * The dashboard's tabs, in order: tab strip, URL and Ctrl+K are derived from them. A tab without a list of content
 * is a row beside those of the kinds: `[...CONTENT_KINDS.map(contentTab), { key, label, panel }]`.
 */
export const ADMIN_TABS: readonly AdminTab[] = CONTENT_KINDS.map(contentTab);
