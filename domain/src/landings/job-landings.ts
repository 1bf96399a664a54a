import type {
  LocationPage,
  SectorGroup,
  SectorPage,
  Taxonomy,
} from '@torque-tide/contract/taxonomy';

/** The page of a sector's jobs. */
export interface SectorLanding extends SectorPage {
  kind: 'sector';
}

/** The page of a place's jobs, or of remote jobs. */
export interface LocationLanding extends LocationPage {
  kind: 'location';
}

export type JobLanding = SectorLanding | LocationLanding;

interface Landings {
  sectors: readonly SectorLanding[];
  locations: readonly LocationLanding[];
}

/** Cached per taxonomy, so that a page is one object. */
const known = new WeakMap<Taxonomy, Landings>();

/** Returns the pages of sectors and locations, in order. */
export function landingsOf(taxonomy: Taxonomy): Landings {
  const landings = known.get(taxonomy) ?? {
    sectors: taxonomy.sectors.map((page) => ({ kind: 'sector' as const, ...page })),
    locations: taxonomy.locations.map((page) => ({ kind: 'location' as const, ...page })),
  };
  known.set(taxonomy, landings);
  return landings;
}

export function allLandings(taxonomy: Taxonomy): readonly JobLanding[] {
  const { sectors, locations } = landingsOf(taxonomy);
  return [...sectors, ...locations];
}

/** Returns the landing page at a slug; undefined for an unknown one. */
export function landingAt<K extends JobLanding['kind']>(
  taxonomy: Taxonomy,
  kind: K,
  slug: string | undefined,
): Extract<JobLanding, { kind: K }> | undefined {
  const { sectors, locations } = landingsOf(taxonomy);
  const all: readonly JobLanding[] = kind === 'sector' ? sectors : locations;
  return all.find((landing) => landing.slug === slug) as
    | Extract<JobLanding, { kind: K }>
    | undefined;
}

/** Returns the page of a job's sector tag: the closest match, so 'Solar' rather than 'Clean energy'. */
export function landingOfSectorTag(taxonomy: Taxonomy, tag: string): SectorLanding | undefined {
  return landingsOf(taxonomy)
    .sectors.filter((landing) => hasTag(landing, tag))
    .sort((a, b) => a.tags.length - b.tags.length)[0];
}

/** Returns the page of a market by its name, ignoring case; undefined for other names. */
export function landingOfGroup(taxonomy: Taxonomy, name: string): SectorLanding | undefined {
  const wanted = name.trim().toLowerCase();
  return landingsOf(taxonomy).sectors.find(
    (landing) =>
      landing.group.toLowerCase() === wanted && landing.tags[0]?.toLowerCase() === wanted,
  );
}

/** Returns a market's page. @throws {Error} when the taxonomy lacks it */
export function groupLanding(taxonomy: Taxonomy, group: SectorGroup): SectorLanding {
  const landing = landingOfGroup(taxonomy, group);
  if (!landing) throw new Error(`The sector ${group} has no page of jobs`);
  return landing;
}

/** Returns the page that a former slug redirects to. */
export function movedLanding(
  taxonomy: Taxonomy,
  kind: JobLanding['kind'],
  slug: string | undefined,
): JobLanding | undefined {
  return allLandings(taxonomy).find(
    (landing) => landing.kind === kind && landing.former?.includes(slug ?? ''),
  );
}

/** True if a sector's page covers a tag. */
export function hasTag({ tags }: Pick<SectorPage, 'tags'>, tag: string): boolean {
  return tags.some((own) => own.toLowerCase() === tag.trim().toLowerCase());
}

/** Returns the sector names whose case studies belong to a market, in lower case. */
export function caseStudySectors(taxonomy: Taxonomy, half: SectorGroup): string[] {
  return taxonomy.sectors.flatMap(({ group, tags, formerNames = [], hasCaseStudies }) =>
    group === half && hasCaseStudies ? tags.slice(0, 1).concat(formerNames) : [],
  );
}

/** True for a page about whole countries. */
export function isOfCountries({ where }: LocationLanding): boolean {
  return where !== 'remote' && !where.towns;
}
