import type { ApplicationAtLink } from './applications';
import type { CaseStudy } from './case-studies';
import type { ClientLogo } from './client-logos';
import type { Consultant } from './consultants';
import type { Job } from './jobs';
import type { LandingText } from './landing-pages';
import type { Settings } from './settings';
import type { Testimonial } from './testimonials';
import type { ShownTexts } from './page-texts';

/** What visitors may know of the job at an address. */
export type JobAtAddress =
  | { state: 'open'; job: Job }
  /** Past its closing day, or filled: shown by title. The other fields find similar open jobs. */
  | {
      state: 'closed';
      title: string;
      isFilled: boolean;
      sectorTags?: string | undefined;
      locationTags?: string | undefined;
      customLocation?: string | undefined;
    }
  /** It may never have been published, so nothing else may be shown. */
  | { state: 'inactive'; sectorTags?: string | undefined };

export interface DatedCaseStudy {
  caseStudy: CaseStudy;
  published: Date;
  modified: Date;
}

/** A preview page's facts about its own link. */
export interface PreviewNote {
  /** When the link expires, as ISO 8601. */
  until: string;
  /**
   * The current content of the address: nothing, the live item without these changes, or this very
   * item.
   */
  state: 'draft' | 'scheduled' | 'draft-changes' | 'public';
}

/** A value that every page needs, and whether it is current. */
export interface LastKnown<T> {
  value: T;
  /** True if it couldn't be read and an older or initial value is used. */
  isStandIn: boolean;
}

export type LastKnownSettings = LastKnown<Settings>;

/** The published content for pages. Every read may fail, except those that return `LastKnown`. */
export interface SiteContent {
  /** All settings. */
  settings: () => Promise<LastKnownSettings>;
  /** A page's texts by name (`domain/src/texts`). */
  texts: (name: string) => Promise<LastKnown<ShownTexts>>;
  jobs: () => Promise<Job[]>;
  /** For pages that also work without them: undefined if they can't be read. */
  lastKnownJobs: () => Promise<LastKnown<Job[] | undefined>>;
  testimonials: () => Promise<LastKnown<Testimonial[] | undefined>>;
  clientLogos: () => Promise<LastKnown<ClientLogo[] | undefined>>;
  /** Undefined if the job has never existed. */
  job: (id: string) => Promise<JobAtAddress | undefined>;
  caseStudies: () => Promise<CaseStudy[]>;
  lastKnownCaseStudies: () => Promise<LastKnown<CaseStudy[] | undefined>>;
  caseStudy: (id: string) => Promise<DatedCaseStudy | undefined>;
  consultants: () => Promise<Consultant[]>;
  /** The text of a landing page; undefined if there is none at that slug. */
  landingText: (kind: 'sector' | 'location', slug: string) => Promise<LandingText | undefined>;
  /** The content of a candidate's private link; undefined for any other token. */
  application: (token: string) => Promise<ApplicationAtLink | undefined>;
}

/** An HTML document and its status. */
export interface SiteDocument {
  html: string;
  /** 404 for a missing page or item, 410 for a job that is closed, filled or inactive. */
  status: 200 | 404 | 410;
  /** The page's new address; there is no document then. */
  movedTo?: string;
  /** True if something in it may be outdated: it must not be cached. */
  isProvisional?: boolean;
}

/** A shared link's preview, for a page that has a picture of its own. */
export interface SocialCard {
  /** The page's address: its path, and what `searchOf` returns for its search. */
  address: string;
  /** The drawing behind the words. */
  ground: 'clean-energy-job' | 'future-mobility-job' | 'case-study' | 'growth';
  agency: string;
  label: string;
  title: string;
  figures: { value: string; label?: string }[];
}

/** The website as the function `pages` uses it; `web` builds it. */
export interface SiteRenderer {
  /** Returns a document without a page, in which the browser renders the page with these settings. */
  shell: (settings: LastKnownSettings) => string;
  /** The paths of pages that exist regardless of content, for the sitemap. */
  listedPaths: readonly string[];
  /** The web manifest, without the agency's name and tagline. */
  manifest: Readonly<Record<string, unknown>>;
  /** Returns the part of a search that a path's document shows, in canonical form; '' for most pages. */
  searchOf: (path: string, search: string) => string;
  /**
   * Returns the document of an address: a path and what `searchOf` returns for its search.
   *
   * @param without leaves the app out: 'frame' beside a form, 'app' for a page that works without
   * it, a note for a preview link, which also disables applying
   * @throws the errors of the content's reads
   */
  render: (
    address: string,
    content: SiteContent,
    without?: 'frame' | 'app' | PreviewNote,
  ) => Promise<SiteDocument>;
  /**
   * Returns the preview of a link to an address; undefined for a page without a picture of its own.
   */
  socialCard: (address: string, content: SiteContent) => Promise<SocialCard | undefined>;
  /** Returns the status of that document without rendering it. */
  statusOf: (address: string, content: SiteContent) => Promise<SiteDocument['status']>;
}

export interface SiteBundle {
  createSiteRenderer: (build: SiteBuild) => SiteRenderer;
}

/** Facts that only the client's build knows. */
export interface SiteBuild {
  shell: string;
  /** The files each route's page needs (`*`: the not-found page), in order; the last one starts the app. */
  parts: Readonly<Record<string, readonly string[]>>;
  /** The style sheets that come with those files. */
  sheets: Readonly<Record<string, readonly string[]>>;
  css: Readonly<Record<string, string>>;
}

export const SITE_BUNDLE = { entry: 'entry-server.js', build: 'build.json' } as const;
