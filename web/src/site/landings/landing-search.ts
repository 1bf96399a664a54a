import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { countryNamed } from '@torque-tide/domain/countries';
import { ON } from '@torque-tide/domain/jobs/job-filter-url';
import type { JobLanding } from '@torque-tide/domain/landings/job-landings';
import { paths } from '@/site/paths';

/**
 * Returns the job list's search that comes closest to a landing page. A filter holds one tag or one
 * of the two sectors; other tags and towns are left to the visitor.
 */
export function landingSearch(
  taxonomy: Taxonomy,
  landing: JobLanding,
): { to: string; isFiltered: boolean } {
  const filters = filtersOf(taxonomy, landing);
  return filters
    ? { to: paths.jobsWith(filters), isFiltered: true }
    : { to: paths.jobs(), isFiltered: false };
}

function filtersOf(
  taxonomy: Taxonomy,
  landing: JobLanding,
): Parameters<typeof paths.jobsWith>[0] | undefined {
  if (landing.kind === 'sector') {
    const [tag, ...others] = landing.tags;
    if (tag === landing.group) return { sector: landing.group };
    return tag !== undefined && others.length === 0 ? { sector: tag } : undefined;
  }
  const { where } = landing;
  if (where === 'remote') return { remote: ON };
  if (where.towns || where.also) return undefined;
  const location = taxonomy.jobLocations.find((name) => countryNamed(name)?.code === where.country);
  return location ? { location } : undefined;
}
