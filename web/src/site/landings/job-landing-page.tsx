import { type JobLanding, landingsOf } from '@torque-tide/domain/landings/job-landings';
import { textOfPage } from '@torque-tide/domain/landings/page-text';
import { useTaxonomy } from '@/shared/settings/use-settings';
import type { LandingText } from '@torque-tide/contract/landing-pages';
import { useMemo } from 'react';
import { lazyPart } from '@/site/document/lazy-part';
import { ButtonLink } from '@/site/ui/button-link';
import { ContactLink } from '@/site/enquiry/contact-link';
import { LandingLinks } from '@/site/jobs/landing-links';
import { PageHead } from '@/shared/ui/page/page-head';
import { EmptyState } from '@/shared/ui/state/empty-state';
import { LoadingNote } from '@/site/ui/state/loading-note';
import { paths } from '@/site/paths';
import { useRead } from '@/shared/api/use-read';
import { JobLandingHead } from './job-landing-head';
import { JobList } from '@/site/jobs/cards/job-list';
import { JobListSkeleton } from '@/site/jobs/cards/job-list-skeleton';
import { JobsPageFrame } from '@/site/jobs/jobs-page-frame';
import { LandingNeighbours } from './landing-neighbours';
import { landingSearch } from './landing-search';
import { landingTextQuery } from './landing-text-query';
import { LoadFailure } from '@/site/jobs/cards/load-failure';
import { useLandingJobs, useLandingLinks } from '@/site/jobs/use-landing-jobs';
import styles from './job-landing-page.module.css';

const LandingEnd = lazyPart('landing-end', async () => (await import('./landing-end')).LandingEnd);

const SKELETON_CARDS = 3;
const HEADING_ID = 'open-roles';

interface LandingProps {
  landing: JobLanding;
}

interface Props extends LandingProps {
  text: LandingText;
}

/** One sector's or one location's open jobs, with a text of their own. */
export function JobLandingPage({ landing }: LandingProps) {
  const { data, isError } = useRead(landingTextQuery(landing));
  // Without its own words it lists its jobs all the same.
  const text = data ?? (isError ? textOfPage(landing.kind, landing) : undefined);
  return text ? <JobLanding landing={landing} text={text} /> : null;
}

function JobLanding({ landing, text }: Props) {
  const { jobs, isPending, hasFailed, isFetching, refetch } = useLandingJobs(landing);
  const isEmpty = !isPending && !hasFailed && jobs.length === 0;
  const search = landingSearch(useTaxonomy(), landing);
  return (
    <JobsPageFrame>
      <PageHead
        title={text.title}
        description={text.description}
        isIndexed={!isEmpty}
        image="jobs"
      />
      <div data-tone={toneOf(landing)}>
        <JobLandingHead landing={landing} text={text} />
        <section aria-labelledby={HEADING_ID}>
          <div className={styles.bar}>
            <div>
              <h2 id={HEADING_ID}>Open roles</h2>
              {/* Always there, so that a screen reader notices when its text changes. */}
              <p role="status">{jobs.length > 0 && countOf(jobs.length)}</p>
            </div>
            {!isEmpty && (
              <ButtonLink to={search.to} variant="outlined" size="small" data-needs-script>
                {search.isFiltered ? 'Search these jobs' : 'Search all jobs'}
              </ButtonLink>
            )}
          </div>
          {isPending && (
            <>
              <LoadingNote>Loading job listings...</LoadingNote>
              <JobListSkeleton cards={SKELETON_CARDS} />
            </>
          )}
          {hasFailed && <LoadFailure isRetrying={isFetching} onRetry={() => void refetch()} />}
          {jobs.length > 0 && <JobList jobs={jobs} headingLevel={3} />}
          {isEmpty && <NoJobs landing={landing} />}
        </section>
        <LandingEnd />
        <OtherLandings landing={landing} />
      </div>
    </JobsPageFrame>
  );
}

function NoJobs({ landing }: LandingProps) {
  return (
    <EmptyState
      level={3}
      title="Nothing open here just now"
      actions={
        <>
          <ButtonLink to={paths.jobs()} variant="contained">
            See all jobs
          </ButtonLink>
          <ContactLink variant="outlined" />
        </>
      }
    >
      <p>
        {landing.kind === 'sector'
          ? 'We have no open role in this sector at the moment. New ones come up at short notice: look through the others, or tell us what you are looking for.'
          : 'We have no open role here at the moment. New ones come up at short notice: look through the others, or tell us where you want to work.'}
      </p>
    </EmptyState>
  );
}

/** The pages beside this one, those of the same kind first. */
function OtherLandings({ landing }: LandingProps) {
  const taxonomy = useTaxonomy();
  const { sectors, locations } = useMemo(() => {
    const all = landingsOf(taxonomy);
    return {
      sectors: all.sectors.filter(({ slug }) => slug !== landing.slug),
      locations: all.locations.filter(({ slug }) => slug !== landing.slug),
    };
  }, [taxonomy, landing]);
  const bySector = <LandingLinks title="Jobs by sector" links={useLandingLinks(sectors)} />;
  const byLocation = <LandingLinks title="Jobs by location" links={useLandingLinks(locations)} />;
  return (
    <div className={styles.siblings}>
      {landing.kind === 'location' && <LandingNeighbours landing={landing} />}
      {landing.kind === 'sector' ? bySector : byLocation}
      {landing.kind === 'sector' ? byLocation : bySector}
    </div>
  );
}

function toneOf(landing: JobLanding) {
  return landing.kind === 'sector' && landing.group === 'Future Mobility' ? 'torque' : 'tide';
}

function countOf(jobs: number): string {
  return jobs === 1 ? '1 job' : `${jobs} jobs`;
}
