import { landingText } from '@torque-tide/domain/landings/job-landing-text';
import type { JobLanding } from '@torque-tide/domain/landings/job-landings';
import { queryOptions } from '@tanstack/react-query';

/** A landing page's own words. A document brings its own; the browser fetches all of a kind at once. */
export function landingTextQuery(landing: JobLanding) {
  return queryOptions({
    queryKey: ['landing-text', landing.kind, landing.slug],
    queryFn: async () => landingText(await textsOf(landing), landing),
    // It belongs to the release, and no reading anew could change it.
    staleTime: 'static',
  });
}

async function textsOf({ kind }: JobLanding) {
  if (kind === 'sector') {
    return (await import('@torque-tide/domain/landings/job-landing-sector-texts')).sectorTexts;
  }
  return (await import('@torque-tide/domain/landings/job-landing-location-texts')).locationTexts;
}
