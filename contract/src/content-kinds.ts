import * as z from 'zod/mini';
import { applicationEndpoints } from './applications';
import { caseStudyEndpoints } from './case-studies';
import { clientLogoEndpoints } from './client-logos';
import { consultantEndpoints } from './consultants';
import { jobEndpoints } from './jobs';
import { locationEndpoints } from './locations';
import { pageTextsEndpoints } from './page-texts';
import { sectorEndpoints } from './sectors';
import { siteSettingsEndpoints } from './settings';
import { testimonialEndpoints } from './testimonials';

/** Every kind admins edit. Endpoints are named after the keys; the server defines each kind. */
const endpointsByKind = {
  jobs: jobEndpoints,
  caseStudies: caseStudyEndpoints,
  testimonials: testimonialEndpoints,
  clientLogos: clientLogoEndpoints,
  consultants: consultantEndpoints,
  pageTexts: pageTextsEndpoints,
  siteSettings: siteSettingsEndpoints,
  sectors: sectorEndpoints,
  locations: locationEndpoints,
  applications: applicationEndpoints,
};

export type ContentKind = keyof typeof endpointsByKind;
export const CONTENT_KINDS = Object.keys(endpointsByKind) as [ContentKind, ...ContentKind[]];
export const contentKindSchema = z.enum(CONTENT_KINDS);

export type ListedKind = {
  [K in ContentKind]: `${K}.create` extends keyof typeof contentEndpoints ? K : never;
}[ContentKind];

/** The kinds whose items always exist: they can't be created or deleted. */
export type StandingKind = Exclude<ContentKind, ListedKind>;

export function isStanding(kind: ContentKind): kind is StandingKind {
  return !(`${kind}.create` in contentEndpoints);
}

type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

export const contentEndpoints = Object.assign(
  {},
  ...Object.values(endpointsByKind),
) as Intersection<(typeof endpointsByKind)[ContentKind]>;

/** Kinds that visitors see; only admins see applications. */
export type PublishedKind = Exclude<ContentKind, 'applications'>;
export const PUBLISHED_KINDS = CONTENT_KINDS.filter(
  (kind): kind is PublishedKind => kind !== 'applications',
);

export const LISTED_KINDS = CONTENT_KINDS.filter((kind): kind is ListedKind => !isStanding(kind));
