import type { CaseStudy } from './case-studies';
import type { ClientLogo } from './client-logos';
import type { Consultant } from './consultants';
import type { Job } from './jobs';
import type { LandingText } from './landing-pages';
import type { Settings } from './settings';
import type { Testimonial } from './testimonials';
import type { ShownTexts } from './page-texts';

/** What stands at the address of a job, as far as the public may know it. */
export type JobAtAddress =
  | { state: 'open'; job: Job }
  /** Past its last day, or filled: known by its name. The other fields tell which open jobs are like it. */
  | {
      state: 'closed';
      title: string;
      isFilled: boolean;
      sectorTags?: string | undefined;
      locationTags?: string | undefined;
      customLocation?: string | undefined;
    }
  /** It may never have been published, so that nothing of it may be shown. */
  | { state: 'inactive'; sectorTags?: string | undefined };

export interface DatedCaseStudy {
  caseStudy: CaseStudy;
  published: Date;
  modified: Date;
}

/** What a page says about itself when a preview link shows it. */
export interface PreviewNote {
  /** When the link expires, as ISO 8601. */
  until: string;
  /** What visitors see meanwhile: nothing yet, the item without these changes, or this very item. */
  state: 'draft' | 'scheduled' | 'draft-changes' | 'public';
}

/** What is known of something that no page is without. */
export interface AtHand<T> {
  value: T;
  /** True where nobody could be asked, so that something older, or what holds at first, stands in. */
  isStandIn: boolean;
}

export type SettingsAtHand = AtHand<Settings>;

/** The published content that pages are made of. Every read may fail but those that give what is at hand. */
export interface SiteContent {
  /** What the owner has settled, whole: no page is without it. */
  settings: () => Promise<SettingsAtHand>;
  /** The texts of a page by their name (`domain/src/texts`). */
  texts: (name: string) => Promise<AtHand<ShownTexts>>;
  jobs: () => Promise<Job[]>;
  /** The same, and two lists more, for a page that is there without them: undefined where nobody knows them. */
  jobsAtHand: () => Promise<AtHand<Job[] | undefined>>;
  testimonials: () => Promise<AtHand<Testimonial[] | undefined>>;
  clientLogos: () => Promise<AtHand<ClientLogo[] | undefined>>;
  /** Undefined when there has never been such a job. */
  job: (id: string) => Promise<JobAtAddress | undefined>;
  caseStudies: () => Promise<CaseStudy[]>;
  caseStudy: (id: string) => Promise<DatedCaseStudy | undefined>;
  consultants: () => Promise<Consultant[]>;
  /** The text of the page of a sector's or a place's jobs; undefined where there is none at the address. */
  landingText: (kind: 'sector' | 'location', slug: string) => Promise<LandingText | undefined>;
}

/** A whole HTML document, and the status that goes with it. */
export interface SiteDocument {
  html: string;
  /** 404 when there is no such page or item, 410 when the job at this address is closed, filled or inactive. */
  status: 200 | 404 | 410;
  /** Another address of this site that the page has now: then there is no document. */
  movedTo?: string;
  /** Something at hand stands in, so that it may be untrue: nobody may keep it. */
  isProvisional?: boolean;
}

/** The website as a server calls it: `web` builds it, the function `pages` loads it. */
export interface SiteRenderer {
  /** The document without a page, in which the browser makes the page by itself, of these settings. */
  shell: (settings: SettingsAtHand) => string;
  /** Paths of the pages that are there whatever the content is, for the sitemap. */
  listedPaths: readonly string[];
  /** The web manifest, but for the agency's name and tagline. */
  manifest: Readonly<Record<string, unknown>>;
  /** The part of a search that the document of a path shows, written in one way; empty for most pages. */
  searchOf: (path: string, search: string) => string;
  /**
   * The document of an address: a path and what `searchOf` gives of its search.
   *
   * @param preview leaves the app out: for the frame beside a form, or for a link, which tells of itself and
   *   lets nobody apply
   * @throws what the content's reads throw
   */
  render: (
    address: string,
    content: SiteContent,
    preview?: 'frame' | PreviewNote,
  ) => Promise<SiteDocument>;
  /** The status of that document, without the work of making it. */
  statusOf: (address: string, content: SiteContent) => Promise<SiteDocument['status']>;
}

export interface SiteBundle {
  createSiteRenderer: (build: SiteBuild) => SiteRenderer;
}

/** What only the build of the client knows. */
export interface SiteBuild {
  shell: string;
  /** For each route, and `*` for the not-found page, the files its page needs, in order; the last starts the app. */
  parts: Readonly<Record<string, readonly string[]>>;
  /** For each route, the style sheets that come with those files, whatever the page shows. */
  sheets: Readonly<Record<string, readonly string[]>>;
  css: Readonly<Record<string, string>>;
}

export const SITE_BUNDLE = { entry: 'entry-server.js', build: 'build.json' } as const;
