import { landingOfSectorTag } from '@torque-tide/domain/landings/job-landings';
import type { Job } from '@torque-tide/contract/jobs';
import { landingOfJobPlace } from '@torque-tide/domain/landings/jobs-of-landing';
import { landingPath } from '@torque-tide/domain/paths';

/** Where the other jobs of a job's sectors and of its place are listed. */
export function jobLandingLinks(job: Job) {
  const place = landingOfJobPlace(job);
  return {
    ofSector: (tag: string) => {
      const landing = landingOfSectorTag(tag);
      return landing && landingPath(landing);
    },
    ofPlace: place && landingPath(place),
  };
}
