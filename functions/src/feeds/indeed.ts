import type { AgencySettings } from '@torque-tide/contract/settings';
import type { Workplace } from '@torque-tide/domain/jobs/job-openness';
import type { EmploymentType, PublishedJob } from '@torque-tide/domain/jobs/published-job';
import type { Place } from '@torque-tide/domain/jobs/published-job-places';
import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';
import { type FeedItem, lastChange } from './feed-item';
import { cdataElement, parentElement, textElement, xmlDocument } from './xml';

const JOB_TYPES: Record<EmploymentType, string> = {
  FULL_TIME: 'fulltime',
  PART_TIME: 'parttime',
  CONTRACTOR: 'contract',
  TEMPORARY: 'temporary',
};
/** Indeed has no word for on-site work. */
const REMOTE_TYPES: Partial<Record<Workplace, string>> = {
  remote: 'Fully remote',
  hybrid: 'Hybrid remote',
};

/** Renders Indeed's XML. Each place is an entry; Indeed requires a town, or a country for remote work. */
export function renderIndeed(items: readonly FeedItem[], agency: AgencySettings): string {
  const changed = lastChange(items);
  return xmlDocument(
    parentElement('source', [
      textElement('publisher', agency.name),
      textElement('publisherurl', PUBLIC_ORIGIN),
      changed ? textElement('lastBuildDate', changed.toUTCString()) : '',
      ...items.flatMap(({ job }) =>
        job.places
          .filter(({ locality }) => locality !== undefined || job.workplace === 'remote')
          .map((place, index) => renderJob(job, place, index, agency)),
      ),
    ]),
  );
}

function renderJob(job: PublishedJob, place: Place, index: number, agency: AgencySettings): string {
  // The first place keeps the job's number.
  const reference = index === 0 ? job.id : `${job.id}-${place.country.code.toLowerCase()}`;
  const remoteType = job.workplace && REMOTE_TYPES[job.workplace];
  return parentElement('job', [
    cdataElement('title', job.title),
    cdataElement('date', job.postedAt),
    cdataElement('referencenumber', reference),
    cdataElement('requisitionid', job.id),
    cdataElement('url', job.url),
    cdataElement('company', agency.name),
    cdataElement('sourcename', agency.name),
    cdataElement('city', place.locality ?? ''),
    cdataElement('state', place.region ?? ''),
    cdataElement('country', place.country.code),
    cdataElement('email', agency.email),
    cdataElement('description', job.html),
    // Indeed accepts free text.
    job.salaryText ? cdataElement('salary', job.salaryText) : '',
    job.employmentType ? cdataElement('jobtype', JOB_TYPES[job.employmentType]) : '',
    remoteType ? cdataElement('remotetype', remoteType) : '',
    job.sectors.length > 0 ? cdataElement('category', job.sectors.join(', ')) : '',
    job.closesAt ? cdataElement('expirationdate', job.closesAt) : '',
  ]);
}
