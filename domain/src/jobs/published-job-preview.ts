import type { AgencySettings } from '@torque-tide/contract/settings';
import { hasClosingDayPassed } from './job-openness';
import { type Omission, type PublishableJob, publishJob } from './published-job';
import { placeText } from './published-job-places';
import { salaryText } from './published-job-salary';

/** One thing that Google is told about a job, in words for an editor. */
interface IncludedProperty {
  property: string;
  label: string;
  value: string;
}

/** A thing that Google is not told, with the reason. */
interface OmittedProperty extends Omission {
  label: string;
}

/** What the admin's panel 'What Google sees' shows. */
interface GooglePreview {
  /** False when the job is no listing at all; `hindrances` tell why. */
  isListed: boolean;
  /** Whatever keeps the whole job from being listed, each a sentence. */
  hindrances: string[];
  included: IncludedProperty[];
  omitted: OmittedProperty[];
}

const LABELS: Record<Omission['property'], string> = {
  jobLocation: 'Location',
  jobLocationType: 'Remote',
  employmentType: 'Employment type',
  baseSalary: 'Salary',
  validThrough: 'Closing date',
};

/** Tells an editor what Google's job search gets of a job, and why it does not get the rest. */
export function googlePreview(
  job: PublishableJob,
  { name }: Pick<AgencySettings, 'name'>,
  now: Date,
): GooglePreview {
  const published = publishJob(job);
  const hindrances = [
    ...(job.isActive ? [] : ['The job is inactive, so only admins can see it.']),
    ...(job.isFilled ? ['The job has been filled.'] : []),
    ...(hasClosingDayPassed(job, now) ? [`The job closed on ${job.closesAt}.`] : []),
    ...published.omissions.filter(({ isRequired }) => isRequired).map(({ reason }) => reason),
  ];
  const include = (property: string, label: string, value: string): IncludedProperty[] =>
    value ? [{ property, label, value }] : [];
  return {
    isListed: hindrances.length === 0,
    hindrances,
    included: [
      ...include('title', 'Title', published.title),
      ...include('description', 'Description', published.text),
      ...include('hiringOrganization', 'Hiring organisation', name),
      ...include('datePosted', 'Posted', published.postedAt.slice(0, 10)),
      ...include('validThrough', LABELS.validThrough, published.closesAt ?? ''),
      ...include('jobLocation', LABELS.jobLocation, published.places.map(placeText).join('; ')),
      ...include(
        'jobLocationType',
        LABELS.jobLocationType,
        published.workplace === 'remote' && published.places.length > 0
          ? `Yes, for people in ${published.applicantCountries.map(({ name }) => name).join(', ')}`
          : '',
      ),
      ...include('employmentType', LABELS.employmentType, published.employmentType ?? ''),
      ...include(
        'baseSalary',
        LABELS.baseSalary,
        published.salary ? salaryText(published.salary) : '',
      ),
    ],
    omitted: published.omissions.map(({ property, reason, isRequired }) => ({
      property,
      reason,
      isRequired,
      label: LABELS[property],
    })),
  };
}
