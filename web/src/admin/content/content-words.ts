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

type OwnWords = Pick<ContentWords, 'tab' | 'label' | 'name'> & Partial<ContentWords>;

/** In the order of the tabs. */
const OWN_WORDS: Record<ContentKind, OwnWords> = {
  jobs: { tab: 'jobs', label: 'Jobs', name: 'Job', page: jobPath },
  caseStudies: {
    tab: 'case-studies',
    label: 'Case Studies',
    name: 'Case study',
    page: caseStudyPath,
  },
  testimonials: { tab: 'testimonials', label: 'Testimonials', name: 'Testimonial' },
  clientLogos: { tab: 'client-logos', label: 'Client Logos', name: 'Client logo' },
  consultants: { tab: 'people', label: 'People', name: 'Person' },
  siteSettings: { tab: 'settings', label: 'Settings', name: 'Agency record' },
  sectors: { tab: 'sectors', label: 'Sectors', name: 'Sector' },
  locations: { tab: 'locations', label: 'Locations', name: 'Location' },
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
    binNote: 'A CV goes with it',
  },
};

/** What each kind of content is called. */
export const CONTENT_WORDS = Object.fromEntries(
  Object.entries(OWN_WORDS).map(([kind, words]): [string, ContentWords] => {
    const { label, name } = words;
    const plural = label.charAt(0) + label.slice(1).toLowerCase();
    return [kind, { noun: name.toLowerCase(), plural, ...words }];
  }),
) as Record<ContentKind, ContentWords>;

/** '1 job', '12 jobs'. */
export function countText(kind: ContentKind, count: number): string {
  const { noun, plural } = CONTENT_WORDS[kind];
  return `${count} ${count === 1 ? noun : plural.toLowerCase()}`;
}

/** The address of the page that visitors see of an item; undefined for a kind without pages. */
export function pageOf(kind: ContentKind, id: string): string | undefined {
  return CONTENT_WORDS[kind].page?.(id);
}
