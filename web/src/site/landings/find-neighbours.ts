import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { type LandingNeighbour, neighboursOf } from '@torque-tide/domain/jobs/landing-neighbours';
import type { LocationLanding } from '@torque-tide/domain/landings/job-landings';
import { loadGazetteer } from '@torque-tide/domain/places/load-gazetteer';

/** The places with open jobs near that of a page, as of now. */
export async function findNeighbours(
  landing: LocationLanding,
  jobs: readonly ListedJob[],
): Promise<LandingNeighbour[]> {
  return neighboursOf(await loadGazetteer(), landing, jobs, new Date());
}
