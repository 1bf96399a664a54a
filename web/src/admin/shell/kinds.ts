import type { QueryClient } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { ComponentType } from 'react';
import type { HistorySubject } from '@/admin/content/content-tools-context';
import { loadChunk } from '@/shared/ui/errors/load-chunk';

/** What of a kind's definition is used for any kind. */
interface AdminDefinition extends Pick<HistorySubject, 'labelOf'> {
  words: { add: string };
  findAll: (queryClient: QueryClient) => Promise<{ id: string; title: string; text: string }[]>;
}

/** What the admin area has of a kind of content, each part loaded when it is wanted. */
interface AdminKind {
  tab: () => Promise<ComponentType>;
  definition: () => Promise<AdminDefinition>;
}

/** Every kind of content, as the admin area loads it. */
export const ADMIN_KINDS: Readonly<Record<ContentKind, AdminKind>> = {
  jobs: {
    tab: async () => (await loadChunk(() => import('@/admin/kinds/jobs/jobs-tab'))).JobsTab,
    definition: async () => (await loadChunk(() => import('@/admin/kinds/jobs/jobs'))).jobs,
  },
  caseStudies: {
    tab: async () =>
      (await loadChunk(() => import('@/admin/kinds/case-studies/case-studies-tab'))).CaseStudiesTab,
    definition: async () =>
      (await loadChunk(() => import('@/admin/kinds/case-studies/case-studies'))).caseStudies,
  },
  testimonials: {
    tab: async () =>
      (await loadChunk(() => import('@/admin/kinds/testimonials/testimonials-tab')))
        .TestimonialsTab,
    definition: async () =>
      (await loadChunk(() => import('@/admin/kinds/testimonials/testimonials'))).testimonials,
  },
  clientLogos: {
    tab: async () =>
      (await loadChunk(() => import('@/admin/kinds/client-logos/client-logos-tab'))).ClientLogosTab,
    definition: async () =>
      (await loadChunk(() => import('@/admin/kinds/client-logos/client-logos'))).clientLogos,
  },
  consultants: {
    tab: async () =>
      (await loadChunk(() => import('@/admin/kinds/consultants/consultants-tab'))).ConsultantsTab,
    definition: async () =>
      (await loadChunk(() => import('@/admin/kinds/consultants/consultants'))).consultants,
  },
};
