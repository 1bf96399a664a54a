import { longDay } from '@torque-tide/domain/dates';
import { type JobFact, jobFactsOf } from '@torque-tide/domain/jobs/job-facts';
import {
  type JobList,
  jobListsOf,
  splitTags,
  type TextBlock,
  textBlocksOf,
  typeOf,
} from '@torque-tide/domain/jobs/job-text';
import type { Job } from '@torque-tide/contract/jobs';
import { type AdvertLanguage, languageOfAdvert } from '@torque-tide/domain/jobs/text-language';
import { type SectorTone, sectorToneOf } from '@/shared/ui/sector/sector-tone';
import { excerptOf, locationOf, NO_SALARY, patternOf, typeBeside } from './job-view-model';

/** The longest first paragraph that is set as a lead, in characters. */
const LEAD_MAX = 320;

/** A job as its page shows it. */
export interface JobArticleModel extends AdvertLanguage {
  id: string;
  title: string;
  isFeatured: boolean;
  status: 'Active' | 'Inactive';
  tone: SectorTone;
  sectorTags: string[];
  location: string;
  salary: string;
  jobType: string;
  facts: JobFact[];
  postedAt: string;
  postedOn: string;
  /** The last day to apply, as '2026-12-01' and as shown; both are empty if there is none. */
  closesAt: string;
  closesOn: string;
  /** The first paragraph if it is short enough for a lead, otherwise ''. */
  lead: string;
  /** The other paragraphs and headings. */
  blocks: TextBlock[];
  /** The job's lists that have entries. */
  lists: JobList[];
  /** The description for search results and shared links. */
  summary: string;
}

export function toJobArticle(job: Job): JobArticleModel {
  const sectorTags = splitTags(job.sectorTags);
  const location = locationOf(job);
  const salary = job.salary?.trim() || NO_SALARY;
  const facts = [location, salary, typeBeside(job)].filter(Boolean).join(', ');
  return {
    id: job.id,
    title: job.title,
    ...languageOfAdvert(job.title, job.description),
    isFeatured: job.isFeatured,
    status: job.isActive ? 'Active' : 'Inactive',
    tone: sectorToneOf(...sectorTags),
    sectorTags,
    location,
    salary,
    jobType: typeOf(job),
    facts: jobFactsOf({ ...job, workingPattern: patternOf(job) }),
    postedAt: job.postedAt,
    postedOn: longDay(job.postedAt),
    closesAt: job.closesAt ?? '',
    closesOn: job.closesAt ? longDay(job.closesAt) : '',
    ...leadAndRest(job.description),
    lists: jobListsOf(job),
    summary: `${facts}. ${excerptOf(oneLine(job.description))}`,
  };
}

function leadAndRest(description: string): Pick<JobArticleModel, 'lead' | 'blocks'> {
  const blocks = textBlocksOf(description);
  const [first, ...rest] = blocks;
  const leads = first && !first.isHeading && rest.length > 0 && first.text.length <= LEAD_MAX;
  return leads ? { lead: first.text, blocks: rest } : { lead: '', blocks };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
