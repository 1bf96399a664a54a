import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { TextsName } from '@torque-tide/domain/texts/all-texts';
import {
  type JobLanding,
  landingAt,
  movedLanding,
} from '@torque-tide/domain/landings/job-landings';
import type { Job } from '@torque-tide/contract/jobs';
import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { consultantFor, type Question } from '@torque-tide/domain/consultants/consultant-for';
import {
  questionOfCaseStudy,
  questionOfJob,
  questionOfLanding,
} from '@torque-tide/domain/consultants/consultant-questions';
import { publishedInOrder } from '@torque-tide/domain/jobs/job-filter';
import { jobsOfLanding } from '@torque-tide/domain/jobs/jobs-of-landing';
import { toListedJob } from '@torque-tide/domain/jobs/to-listed-job';
import { publishJob } from '@torque-tide/domain/jobs/published-job';
import { landingPath } from '@torque-tide/domain/paths';
import type {
  LastKnown,
  JobAtAddress,
  SiteContent,
  SiteDocument,
} from '@torque-tide/contract/site-renderer';
import {
  breadcrumbList,
  caseStudyArticle,
  jobPosting,
  type JsonLd,
  organization,
} from '@torque-tide/domain/seo/structured-data';
import { applicationQuery } from '@/site/apply/application-page';
import { paths } from '@/site/paths';
import { NOT_FOUND, type RouteName } from '@/site/routes';
import { afterCaseStudyQuery, landingCaseStudiesQuery } from '@/site/case-studies/chosen-queries';
import {
  absentCaseStudyQuery,
  caseStudiesQuery,
  caseStudyQuery,
} from '@/site/case-studies/queries';
import { afterCaseStudy, ofLanding } from '@/site/case-studies/select';
import { clientLogosQuery } from '@/site/client-logos/queries';
import { consultantQuery, consultantsQuery } from '@/site/consultants/queries';
import {
  type AbsentJobNotice,
  absentJobQuery,
  jobQuery,
  jobsQuery,
  LATEST_MAX,
  latestJobsQuery,
} from '@/site/jobs/queries';
import { findNeighbours } from '@torque-tide/domain/jobs/landing-neighbours';
import { landingNeighboursQuery } from '@/site/landings/landing-neighbours';
import { landingTextQuery } from '@/site/landings/job-landing-page';
import { relatedJobsQuery } from '@/site/jobs/job/related-jobs-section';
import { outcomesOf, outcomesQuery, testimonialsQuery } from '@/site/testimonials/outcomes';
import { alternativesTo, relatedJobs } from '@/site/jobs/related-jobs';

/** Facts about a page besides its texts. */
export interface PageFacts {
  status: SiteDocument['status'];
  structuredData: JsonLd[];
  /** More texts than its route's, for a page that replaces another. */
  texts?: readonly TextsName[];
  /** True if the page shows stand-ins for data that couldn't be read. */
  isProvisional?: boolean;
  /** The path that the page has moved to. */
  movedTo?: string;
}

type Params = Readonly<Record<string, string | undefined>>;
/** Reads a page's data into the cache that it renders from, and returns what isn't usual about it. */
type Load = (
  params: Params,
  content: SiteContent,
  client: QueryClient,
) => Promise<Partial<PageFacts> | void>;

/** The most jobs in a document; more would be megabytes. The browser fetches the rest. */
const LISTED_MAX = 100;
/** The most testimonials and logos in Home's document, where they are far down. */
const HOME_LISTED_MAX = 12;

const JOBS = { name: 'Jobs', path: paths.jobs() };
const CASE_STUDIES = { name: 'Case studies', path: paths.caseStudies() };

/** Returns the not-found page in place of the requested one. */
export const notFound = (status: 404 | 410): PageFacts => ({
  status,
  structuredData: [],
  texts: NOT_FOUND.texts,
});

/** All pages but those with texts and settings only, or with the visitor's own data. */
const loaders: Readonly<Partial<Record<RouteName, Load>>> = {
  home: async (_params, content, client) => {
    const { agency } = (await content.settings()).value;
    const [jobs, testimonials, logos, studies] = await Promise.all([
      content.lastKnownJobs(),
      content.testimonials(),
      content.clientLogos(),
      content.lastKnownCaseStudies(),
    ]);
    if (testimonials.value && studies.value) {
      client.setQueryData(outcomesQuery().queryKey, outcomesOf(testimonials.value, studies.value));
    }
    if (jobs.value) {
      const latest = publishedInOrder(jobs.value, new Date()).slice(0, LATEST_MAX);
      client.setQueryData(latestJobsQuery().queryKey, latest.map(toListedJob));
    }
    bringList(testimonialsQuery().queryKey, testimonials, HOME_LISTED_MAX, client);
    bringList(clientLogosQuery().queryKey, logos, HOME_LISTED_MAX, client);
    const isProvisional = [jobs, testimonials, logos, studies].some(({ isStandIn }) => isStandIn);
    return { structuredData: [organization(agency)], isProvisional };
  },

  about: async (_params, content, client) => {
    const people = await content.consultants();
    client.setQueryData(consultantsQuery().queryKey, people);
    const { agency } = (await content.settings()).value;
    return { structuredData: [organization(agency, people)] };
  },

  jobs: async (_params, content, client) => listJobs(await content.jobs(), client),

  jobsBySector: ({ slug }, content, client) => landing('sector', slug, content, client),

  jobsByLocation: ({ slug }, content, client) => landing('location', slug, content, client),

  job: async ({ id = '' }, content, client) => {
    const found = await content.job(id);
    if (found?.state !== 'open') return absentJob(id, found, content, client);
    const { job } = found;
    client.setQueryData(jobQuery(id, client).queryKey, job);
    const settings = (await content.settings()).value;
    const related = relatedJobs(settings.taxonomy, job, await content.jobs());
    client.setQueryData(relatedJobsQuery(job).queryKey, related);
    await tellWho(questionOfJob(job), content, client);
    const posting = jobPosting(publishJob(job), settings);
    const trail = breadcrumbList([JOBS, { name: job.title, path: paths.job(id) }]);
    return { structuredData: posting ? [posting, trail] : [trail] };
  },

  jobApply: async ({ id = '' }, content, client) => {
    const found = await content.job(id);
    if (found?.state !== 'open') return absentJob(id, found, content, client);
    client.setQueryData(jobQuery(id, client).queryKey, found.job);
    return {};
  },

  application: async ({ token = '' }, content, client) => {
    const application = (await content.application(token)) ?? null;
    client.setQueryData(applicationQuery(token).queryKey, application);
    return { status: application ? 200 : 404 };
  },

  // A valid link shows the page of its item instead.
  preview: () => Promise.resolve({ status: 404 }),

  caseStudies: async (_params, content, client) => {
    client.setQueryData(caseStudiesQuery().queryKey, await content.caseStudies());
  },

  caseStudy: async ({ id = '' }, content, client) => {
    const found = await content.caseStudy(id);
    if (!found) {
      client.setQueryData(absentCaseStudyQuery(id).queryKey, null);
      return { status: 404 };
    }
    const { caseStudy: study, ...dates } = found;
    client.setQueryData(caseStudyQuery(id).queryKey, study);
    const { agency, taxonomy } = (await content.settings()).value;
    const after = afterCaseStudy(
      taxonomy,
      study,
      await content.caseStudies(),
      await content.jobs(),
      new Date(),
    );
    client.setQueryData(afterCaseStudyQuery(study).queryKey, after);
    await tellWho(questionOfCaseStudy(taxonomy, study), content, client);
    const trail = breadcrumbList([CASE_STUDIES, { name: study.title, path: paths.caseStudy(id) }]);
    return { structuredData: [caseStudyArticle(study, dates, agency), trail] };
  },
};

/** Reads a page's data and returns its facts. */
export async function loadPage(name: RouteName, ...given: Parameters<Load>): Promise<PageFacts> {
  return { status: 200, structuredData: [], ...(await loaders[name]?.(...given)) };
}

async function taxonomyOf(content: SiteContent): Promise<Taxonomy> {
  return (await content.settings()).value.taxonomy;
}

function listJobs(jobs: readonly Job[], client: QueryClient): void {
  bringList(jobsQuery().queryKey, { value: jobs, isStandIn: false }, LISTED_MAX, client);
}

/** Puts the first items of a list into the cache; the browser fetches the rest. */
function bringList<T>(
  queryKey: QueryKey,
  { value: list, isStandIn }: LastKnown<readonly T[] | undefined>,
  max: number,
  client: QueryClient,
): void {
  if (!list) return;
  client.setQueryData(queryKey, list.slice(0, max));
  // Makes the browser fetch it at once.
  if (isStandIn || list.length > max)
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
}

async function landing(
  kind: JobLanding['kind'],
  slug: string | undefined,
  content: SiteContent,
  client: QueryClient,
): Promise<Partial<PageFacts>> {
  const taxonomy = await taxonomyOf(content);
  const found = landingAt(taxonomy, kind, slug);
  if (!found) {
    const moved = movedLanding(taxonomy, kind, slug);
    return moved ? { movedTo: landingPath(moved) } : notFound(404);
  }
  const text = await content.landingText(kind, found.slug);
  if (text) client.setQueryData(landingTextQuery(found).queryKey, text);
  const jobs = await content.jobs();
  const own = new Set(jobsOfLanding(found, jobs, new Date()));
  // A longer list isn't in the document, so the page needs its own copy of the data.
  const isWhole = jobs.length <= LISTED_MAX;
  listJobs(isWhole ? jobs : [...own, ...jobs.filter((job) => !own.has(job))], client);
  if (found.kind === 'location') {
    const neighbours = await findNeighbours(found, jobs);
    client.setQueryData(landingNeighboursQuery(found).queryKey, neighbours);
  }
  const studies = ofLanding(found, await content.caseStudies());
  client.setQueryData(landingCaseStudiesQuery(found).queryKey, studies);
  await tellWho(questionOfLanding(found), content, client);
  const trail = [JOBS, { name: found.name, path: landingPath(found) }];
  return { structuredData: own.size > 0 ? [breadcrumbList(trail)] : [] };
}

/** Reads the consultant for a question; the document includes only this one. */
async function tellWho(
  question: Question,
  content: SiteContent,
  client: QueryClient,
): Promise<void> {
  const consultant =
    consultantFor(await taxonomyOf(content), question, await content.consultants()) ?? null;
  client.setQueryData(consultantQuery(question).queryKey, consultant);
}

async function absentJob(
  id: string,
  found: Exclude<JobAtAddress, { state: 'open' }> | undefined,
  content: SiteContent,
  client: QueryClient,
): Promise<Partial<PageFacts>> {
  const alternatives = alternativesTo(
    await taxonomyOf(content),
    { title: '', ...found, id },
    await content.jobs(),
  );
  const closed = found?.state === 'closed' ? { title: found.title, isFilled: found.isFilled } : {};
  const notice: AbsentJobNotice = { ...closed, alternatives };
  client.setQueryData(absentJobQuery(id).queryKey, notice);
  return { status: found ? 410 : 404 };
}
