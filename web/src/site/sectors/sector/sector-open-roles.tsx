import { groupLanding } from '@torque-tide/domain/landings/job-landings';
import type { SectorGroup } from '@torque-tide/contract/taxonomy';
import { useId } from 'react';
import { useTaxonomy } from '@/shared/settings/use-settings';
import { Section } from '@/shared/ui/page/section';
import { JobGrid } from '@/site/jobs/cards/job-grid';
import { PayRange } from '@/site/jobs/pay-range';
import { useLandingJobs } from '@/site/jobs/use-landing-jobs';
import { paths } from '@/site/paths';
import { SectionHead } from '@/site/ui/page/section-head';
import { LoadingNote } from '@/site/ui/state/loading-note';
import { TextLink } from '@/site/ui/links';
import styles from './sector-open-roles.module.css';

/** The number of rows; the page's main content starts below them. */
const SHOWN_MAX = 3;

/** Open jobs of one half of the business and their pay; nothing if there are none. */
export function SectorOpenRoles({ sector }: { sector: SectorGroup }) {
  const headingId = useId();
  const landing = groupLanding(useTaxonomy(), sector);
  const { jobs, isPending } = useLandingJobs(landing);
  if (!isPending && jobs.length === 0) return null;
  return (
    <div data-needs-script={isPending || undefined}>
      <Section labelledBy={headingId}>
        <SectionHead
          id={headingId}
          title="Open roles"
          action={
            <TextLink to={paths.landing(landing)}>
              {jobs.length > SHOWN_MAX ? `All ${jobs.length} open roles` : 'All open roles'}
            </TextLink>
          }
        />
        {isPending ? (
          <div className={styles.room}>
            <LoadingNote>Loading job listings...</LoadingNote>
          </div>
        ) : (
          <div className={styles.blocks}>
            <div data-job-rows="">
              <JobGrid jobs={jobs.slice(0, SHOWN_MAX)} />
            </div>
            <PayRange jobs={jobs} level={3} />
          </div>
        )}
      </Section>
    </div>
  );
}
