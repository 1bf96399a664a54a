import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { caseStudyPath, jobPath } from '@torque-tide/domain/paths';

interface ContentWords {
  /** Identifies its tab in the dashboard's URL. */
  tab: string;
  label: string;
  /** Singular, at the start of a line. */
  name: string;
  /** Singular, within a sentence. */
  noun: string;
  plural: string;
  page?: (id: string) => string;
  /** A note on each deleted item. */
  binNote?: string;
}

/** The words for each kind of content, in the order of the tabs. */
export const CONTENT_WORDS: Record<ContentKind, ContentWords> = {
  jobs: { tab: 'jobs', label: 'Jobs', name: 'Job', noun: 'job', plural: 'Jobs', page: jobPath },
  caseStudies: {
    tab: 'case-studies',
    label: 'Case Studies',
    name: 'Case study',
    noun: 'case study',
    plural: 'Case studies',
    page: caseStudyPath,
  },
  testimonials: {
    tab: 'testimonials',
    label: 'Testimonials',
    name: 'Testimonial',
    noun: 'testimonial',
    plural: 'Testimonials',
  },
  clientLogos: {
    tab: 'client-logos',
    label: 'Client Logos',
    name: 'Client logo',
    noun: 'client logo',
    plural: 'Client logos',
  },
  consultants: {
    tab: 'people',
    label: 'People',
    name: 'Consultant',
    noun: 'consultant',
    plural: 'Consultants',
  },
  siteSettings: {
    tab: 'settings',
    label: 'Settings',
    name: 'Agency record',
    noun: 'agency record',
    plural: 'Settings',
  },
  sectors: { tab: 'sectors', label: 'Sectors', name: 'Sector', noun: 'sector', plural: 'Sectors' },
  locations: {
    tab: 'locations',
    label: 'Locations',
    name: 'Location',
    noun: 'location',
    plural: 'Locations',
  },
  pageTexts: {
    tab: 'pages',
    label: 'Pages',
    name: 'Texts',
    noun: 'text of this page',
    plural: 'Texts of pages',
  },
  applications: {
    tab: 'applications',
    label: 'Applications',
    name: 'Application',
    noun: 'application',
    plural: 'Applications',
    binNote: 'A CV goes with it',
  },
};

/** Returns the address of an item's public page; undefined for a kind without pages. */
export function pageOf(kind: ContentKind, id: string): string | undefined {
  return CONTENT_WORDS[kind].page?.(id);
}
