import {
  type JobLanding,
  landingAt,
  landingsOf,
  movedLanding,
} from '@torque-tide/domain/landings/job-landings';
import { textOfPage } from '@torque-tide/domain/landings/page-text';
import { useTaxonomy } from '@/shared/settings/use-settings';
import type { LandingText } from '@torque-tide/contract/landing-pages';
import { lazyPart } from '@/site/document/lazy-part';
import { ButtonLink } from '@/site/ui/links';
import { ContactLink } from '@/site/enquiry/contact-link';
import { type LandingLink, LandingLinks } from '@/site/jobs/landing-links';
import { PageHead } from '@/shared/ui/page/page-head';
import { EmptyState } from '@/shared/ui/state/empty-state';
import { LoadingNote } from '@/site/ui/state/loading-note';
import { paths } from '@/site/paths';
import { type PageProps, routes } from '@/site/routes';
import { useRead } from '@/shared/api/use-read';
import { jobsText } from '@/shared/content/job/job-view-model';
import { JobLandingHead } from './job-landing-head';
import { JobList } from '@/site/jobs/cards/job-list';
import { JobListSkeleton } from '@/site/jobs/cards/job-list-skeleton';
import { JobsPageFrame } from '@/site/ui/page/page-blocks';
import { LandingNeighbours } from './landing-neighbours';
import { landingSearch } from './landing-search';
import { LoadFailure } from '@/site/jobs/cards/load-failure';
import { useLandingJobs, useLandingLinks } from '@/site/jobs/use-landing-jobs';
import styles from './job-landing-page.module.css';
import { queryOptions } from '@tanstack/react-query';
import { apiQuery, VISITOR_STALE_MS } from '@/shared/api/api-query';
import { landingPath } from '@torque-tide/domain/paths';
import { Navigate, useParams } from 'react-router-dom';
import { LazyNotFoundPage } from '@/site/not-found/lazy-not-found';

/** The landing page at the address; redirects an old address. */
export function Page({ pattern }: PageProps) {
  const kind = pattern === routes.jobsBySector.pattern ? 'sector' : 'location';
  const taxonomy = useTaxonomy();
  const { slug } = useParams();
  const landing = landingAt(taxonomy, kind, slug);
  const moved = landing ? undefined : movedLanding(taxonomy, kind, slug);
  if (moved) return <Navigate to={landingPath(moved)} replace />;
  if (!landing) return <LazyNotFoundPage />;
  return <JobLandingPage landing={landing} />;
}

const LandingEnd = lazyPart('LandingEnd', () => import('./landing-end'));

const SKELETON_CARDS = 3;
const HEADING_ID = 'open-roles';

interface LandingProps {
  landing: JobLanding;
}

interface Props extends LandingProps {
  text: LandingText;
}

/** A sector's or location's open jobs, with its own text. */
function JobLandingPage({ landing }: LandingProps) {
  const { data, isError } = useRead(landingTextQuery(landing));
  // Without its text the page still lists its jobs.
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
              {/* Always rendered, so that screen readers announce changes. */}
              <p role="status">{jobs.length > 0 && jobsText(jobs.length)}</p>
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

/** Links to the other landing pages, the same kind first. */
function OtherLandings({ landing }: LandingProps) {
  const { sectors, locations } = landingsOf(useTaxonomy());
  const isOther = ({ to }: LandingLink) => to !== landingPath(landing);
  const sectorLinks = useLandingLinks(sectors).filter(isOther);
  const locationLinks = useLandingLinks(locations).filter(isOther);
  const bySector = <LandingLinks title="Jobs by sector" links={sectorLinks} />;
  const byLocation = <LandingLinks title="Jobs by location" links={locationLinks} />;
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

/** Returns the query of a landing page's text. */
export function landingTextQuery({ kind, slug }: JobLanding) {
  return queryOptions({
    ...apiQuery('/api/landing-text/:kind/:id', { kind, id: slug }),
    staleTime: VISITOR_STALE_MS,
  });
}
