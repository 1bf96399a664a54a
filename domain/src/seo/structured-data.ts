import type { CaseStudy } from '@torque-tide/contract/case-studies';
import type { Consultant } from '@torque-tide/contract/consultants';
import type { AgencySettings, Settings } from '@torque-tide/contract/settings';
import { leadersOf, positionOf } from '../consultants/leaders';
import { countryNamed } from '../countries';
import type { Place } from '../jobs/published-job-places';
import type { PublishedJob } from '../jobs/published-job';
import { canonicalUrl, caseStudyPath } from '../paths';
import { PUBLIC_ORIGIN } from '../public-origin';

/** A schema.org node as JSON-LD. */
export type JsonLd = { readonly '@type': string } & Readonly<Record<string, unknown>>;

const CONTEXT = 'https://schema.org';
const LOGO_PATH = '/favicon.svg';

/**
 * Returns a job's JobPosting as Google documents it; undefined without a country, since a location is
 * required. `directApply` tells that people can apply on the site.
 */
export function jobPosting(
  job: PublishedJob,
  { agency, applications }: Pick<Settings, 'agency' | 'applications'>,
): JsonLd | undefined {
  if (job.places.length === 0) return undefined;
  return {
    '@context': CONTEXT,
    '@type': 'JobPosting',
    title: job.title,
    description: job.html,
    url: job.url,
    identifier: { '@type': 'PropertyValue', name: agency.name, value: job.id },
    datePosted: job.postedAt,
    ...(job.validThrough ? { validThrough: job.validThrough } : {}),
    ...(job.employmentType ? { employmentType: job.employmentType } : {}),
    ...(job.startsOn ? { jobStartDate: job.startsOn } : {}),
    ...(applications.takesApplications ? { directApply: true } : {}),
    ...(job.hasRelocationHelp ? { jobBenefits: 'Relocation help' } : {}),
    hiringOrganization: {
      '@type': 'Organization',
      name: agency.name,
      sameAs: PUBLIC_ORIGIN,
      logo: canonicalUrl(LOGO_PATH),
    },
    jobLocation: oneOrMany(job.places.map(postalPlace)),
    ...(job.workplace === 'remote'
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: oneOrMany(
            job.applicantCountries.map(({ name }) => ({ '@type': 'Country', name })),
          ),
        }
      : {}),
    ...(job.salary ? { baseSalary: monetaryAmount(job.salary) } : {}),
  };
}

/**
 * Returns the agency's node for pages about it.
 *
 * @param people who works there, in order, if the page shows them
 */
export function organization(agency: AgencySettings, people: readonly Consultant[] = []): JsonLd {
  const [streetAddress, addressLocality, country = ''] = agency.address;
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: agency.name,
    legalName: agency.legalEntity,
    url: PUBLIC_ORIGIN,
    logo: canonicalUrl(LOGO_PATH),
    slogan: agency.tagline,
    email: agency.email,
    ...(agency.phone ? { telephone: agency.phone } : {}),
    ...(agency.vatNumber ? { vatID: agency.vatNumber } : {}),
    ...(agency.companyNumber ? { identifier: companyNumber(agency.companyNumber) } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress,
      addressLocality,
      addressCountry: countryNamed(country)?.code ?? country,
    },
    ...(agency.linkedIn ? { sameAs: [agency.linkedIn] } : {}),
    ...peopleOf(people),
  };
}

/** Returns the founders, by their position, and the employees. */
function peopleOf(people: readonly Consultant[]) {
  const { leaders, others } = leadersOf(people);
  const isFounder = (leader: Consultant) => /founder/i.test(positionOf(leader));
  const titled = (leader: Consultant) => ({ ...person(leader), jobTitle: positionOf(leader) });
  const founders = leaders.filter(isFounder).map(titled);
  const employees = [
    ...leaders.filter((leader) => !isFounder(leader)).map(titled),
    ...others.map(person),
  ];
  return {
    ...(founders.length > 0 ? { founder: founders } : {}),
    ...(employees.length > 0 ? { employee: employees } : {}),
  };
}

function person({ name, role, picture, linkedIn }: Consultant) {
  return {
    '@type': 'Person',
    name,
    knowsAbout: role,
    ...(picture ? { image: absoluteUrl(picture) } : {}),
    ...(linkedIn ? { sameAs: [linkedIn] } : {}),
  };
}

/** Returns a page's breadcrumb, from the top; the last entry is the page itself. */
export function breadcrumbList(trail: readonly { name: string; path: string }[]): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: canonicalUrl(path),
    })),
  };
}

/** Returns a case study as an article by the agency. */
export function caseStudyArticle(
  caseStudy: CaseStudy,
  { published, modified }: { published: Date; modified: Date },
  { name }: AgencySettings,
): JsonLd {
  const agency = { '@type': 'Organization', name, url: PUBLIC_ORIGIN };
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: caseStudy.title,
    description: caseStudy.description,
    image: [absoluteUrl(caseStudy.image)],
    mainEntityOfPage: canonicalUrl(caseStudyPath(caseStudy.id)),
    articleSection: caseStudy.sector,
    ...(caseStudy.tags.length > 0 ? { keywords: caseStudy.tags } : {}),
    datePublished: published.toISOString(),
    dateModified: modified.toISOString(),
    author: agency,
    publisher: { ...agency, logo: { '@type': 'ImageObject', url: canonicalUrl(LOGO_PATH) } },
  };
}

/** Serialises a node for `<script type="application/ld+json">` so that no value can end the element. */
export function serializeJsonLd(node: JsonLd): string {
  return JSON.stringify(node).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Pictures may be the site's own. */
function absoluteUrl(address: string): string {
  return address.startsWith('/') ? canonicalUrl(address) : address;
}

function companyNumber(value: string): JsonLd {
  return { '@type': 'PropertyValue', propertyID: 'Company number', value };
}

function postalPlace({ country, locality, region }: Place) {
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(locality ? { addressLocality: locality } : {}),
      ...(region ? { addressRegion: region } : {}),
      addressCountry: country.code,
    },
  };
}

function monetaryAmount({ currency, min, max, unit }: NonNullable<PublishedJob['salary']>) {
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: {
      '@type': 'QuantitativeValue',
      ...(min === max ? { value: min } : { minValue: min, maxValue: max }),
      unitText: unit,
    },
  };
}

function oneOrMany<T>(nodes: readonly T[]): T | readonly T[] {
  const [only, ...more] = nodes;
  return only !== undefined && more.length === 0 ? only : nodes;
}
