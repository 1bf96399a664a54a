import type { AgencySettings } from '@torque-tide/contract/settings';
import type { Workplace } from '@torque-tide/domain/jobs/job-openness';
import type { EmploymentType, PublishedJob } from '@torque-tide/domain/jobs/published-job';
import { type Place, placeText } from '@torque-tide/domain/jobs/published-job-places';
import type { Salary, SalaryUnit } from '@torque-tide/domain/jobs/published-job-salary';
import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';
import { type FeedItem, lastChange } from './feed-item';
import { cdataElement, parentElement, textElement, type Xml, xmlDocument } from './xml';

const JOB_TYPES: Record<EmploymentType, string> = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  CONTRACTOR: 'CONTRACT',
  TEMPORARY: 'TEMPORARY',
};
const WORKPLACE_TYPES: Record<Workplace, string> = {
  remote: 'Remote',
  hybrid: 'Hybrid',
  'on-site': 'On-site',
};
const PERIODS: Record<SalaryUnit, string> = {
  HOUR: 'HOURLY',
  DAY: 'DAILY',
  WEEK: 'WEEKLY',
  MONTH: 'MONTHLY',
  YEAR: 'YEARLY',
};

/** Renders LinkedIn's XML. Jobs without a country are left out, and missing jobs are closed there. */
export function renderLinkedIn(items: readonly FeedItem[], agency: AgencySettings): string {
  const changed = lastChange(items);
  return xmlDocument(
    parentElement('source', [
      changed ? textElement('lastBuildDate', changed.toUTCString()) : '',
      textElement('publisherUrl', PUBLIC_ORIGIN),
      textElement('publisher', agency.name),
      ...items.flatMap(({ job }) => {
        const [main, ...others] = job.places;
        return main ? [renderJob(job, main, others, agency)] : [];
      }),
    ]),
  );
}

function renderJob(
  job: PublishedJob,
  main: Place,
  others: readonly Place[],
  agency: AgencySettings,
): Xml {
  return parentElement('job', [
    cdataElement('partnerJobId', job.id),
    cdataElement('company', agency.name),
    cdataElement('title', job.title),
    cdataElement('description', job.html),
    cdataElement('location', placeText(main)),
    others.length === 0
      ? ''
      : parentElement(
          'alternateLocations',
          others.map((place) =>
            parentElement('alternateLocation', [cdataElement('location', placeText(place))]),
          ),
        ),
    main.locality ? cdataElement('city', main.locality) : '',
    main.region ? cdataElement('state', main.region) : '',
    cdataElement('country', main.country.code),
    cdataElement('applyUrl', job.url),
    cdataElement('posterEmail', agency.email),
    job.workplace ? cdataElement('workplaceTypes', WORKPLACE_TYPES[job.workplace]) : '',
    job.employmentType ? cdataElement('jobtype', JOB_TYPES[job.employmentType]) : '',
    job.salary ? parentElement('salaries', [renderSalary(job.salary)]) : '',
  ]);
}

function renderSalary({ currency, min, max, unit }: Salary): Xml {
  const end = (name: string, amount: number) =>
    parentElement(name, [
      cdataElement('amount', String(amount)),
      cdataElement('currencyCode', currency),
    ]);
  return parentElement('salary', [
    end('highEnd', max),
    end('lowEnd', min),
    cdataElement('period', PERIODS[unit]),
    cdataElement('type', 'BASE_SALARY'),
  ]);
}
