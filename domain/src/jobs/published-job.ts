import type { Country } from '../countries';
import { hasRemoteTag, splitTags } from './job-text';
import type { Job } from '@torque-tide/contract/jobs';
import { workplaceOf } from './job-openness';
import { readPay } from './job-pay';
import { type Place, readPlaces } from './published-job-places';
import type { Salary } from './published-job-salary';
import { htmlDescription, plainDescription } from './published-job-text';
import { canonicalUrl, jobPath } from '../paths';

/** Google's values that a job type of ours stands for. */
export type EmploymentType = 'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR' | 'TEMPORARY';

/** The fields that publishing reads; a form's unsaved job has them before it has a version. */
export type PublishableJob = Omit<Job, 'version' | 'isFeatured' | 'sectorId' | 'locationId'>;

/** What the public is told about a job. Page data, JobPosting, feeds and sitemap are made of it. */
export interface PublishedJob {
  id: string;
  /** The canonical address of its page. */
  url: string;
  title: string;
  /** The whole advert, as text and as HTML. */
  text: string;
  html: string;
  sectors: string[];
  /** ISO 8601, in UTC. */
  postedAt: string;
  /** The last day to apply, and the end of that day in UTC. */
  closesAt?: string;
  validThrough?: string;
  employmentType?: EmploymentType;
  /** Empty when the job names no country: then it is no JobPosting, and in no feed that needs one. */
  places: Place[];
  /** `remote` and `hybrid` only when the job says so. */
  workplace?: 'remote' | 'hybrid';
  /** Where people may live who apply for a remote job. */
  applicantCountries: Country[];
  /** Only when the salary text is beyond doubt. */
  salary?: Salary;
  /** The salary as the page shows it; empty when the job names none. */
  salaryText: string;
  /** What was left out, and why. */
  omissions: Omission[];
}

/** A property of JobPosting that is not published, with a reason for the editor. */
export interface Omission {
  property: 'jobLocation' | 'jobLocationType' | 'employmentType' | 'baseSalary' | 'validThrough';
  reason: string;
  /** Without it there is no listing at all. */
  isRequired: boolean;
}

/**
 * 'Permanent' tells how long a job lasts and not for how many hours, 'Remote' and 'Hybrid' tell
 * where it is done: none of them is an employment type of Google's.
 */
const EMPLOYMENT_TYPES: Record<string, EmploymentType> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
};

/** Turns a job into what is published about it. Says nothing that the job does not say. */
export function publishJob(job: PublishableJob): PublishedJob {
  const { places, unread } = readPlaces(job);
  const countries = places.map(({ country }) => country);
  const employmentType = job.jobType ? EMPLOYMENT_TYPES[job.jobType] : undefined;
  const reading = readPay(job, places);
  const workplace = workplaceOf(job);
  return {
    id: job.id,
    url: canonicalUrl(jobPath(job.id)),
    title: job.title,
    text: plainDescription(job),
    html: htmlDescription(job),
    sectors: splitTags(job.sectorTags),
    postedAt: job.postedAt,
    ...(job.closesAt ? { closesAt: job.closesAt, validThrough: endOfDay(job.closesAt) } : {}),
    ...(employmentType ? { employmentType } : {}),
    places,
    ...(workplace ? { workplace } : {}),
    applicantCountries: workplace === 'remote' ? countries : [],
    ...(reading.kind === 'salary' ? { salary: reading.salary } : {}),
    salaryText: job.salary?.trim() ?? '',
    omissions: [
      ...placeOmissions(places, unread, job),
      ...(employmentType ? [] : [omit('employmentType', employmentReason(job.jobType))]),
      ...(reading.kind === 'salary'
        ? []
        : [
            omit(
              'baseSalary',
              reading.kind === 'doubt' ? reading.reason : 'The job names no salary.',
            ),
          ]),
      ...(job.closesAt ? [] : [omit('validThrough', 'The job has no closing date.')]),
    ],
  };
}

function placeOmissions(places: Place[], unread: string[], job: PublishableJob): Omission[] {
  const omissions: Omission[] = [];
  if (places.length === 0) {
    const reason = hasRemoteTag(job)
      ? 'The job is remote, but no location tag names a country in which applicants may live.'
      : 'No location tag names a country. A place without one is not listed.';
    omissions.push(omit('jobLocation', reason, true));
  }
  if (unread.length > 0 && places.length > 0) {
    const names = unread.map((part) => `"${part}"`).join(', ');
    omissions.push(
      omit('jobLocation', `${names} is no country, or no single town of one: it is left out.`),
    );
  }
  if (job.jobType === 'Hybrid' && hasRemoteTag(job)) {
    const reason =
      'The job is tagged Remote, but its type is Hybrid: only wholly remote jobs count.';
    omissions.push(omit('jobLocationType', reason));
  }
  return omissions;
}

/** The page's 'Full-time' for a job without a type is a default of ours and no statement. */
function employmentReason(jobType: string | undefined): string {
  return jobType
    ? `"${jobType}" says nothing about full-time, part-time, contract or temporary.`
    : 'The job names no type; the "Full-time" that its page shows is only a default.';
}

function omit(property: Omission['property'], reason: string, isRequired = false): Omission {
  return { property, reason, isRequired };
}

function endOfDay(day: string): string {
  return `${day}T23:59:59Z`;
}
