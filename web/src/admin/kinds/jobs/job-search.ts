import { DEFAULT_JOB_TYPE } from '@torque-tide/contract/job-choices';
import type { Job } from '@torque-tide/contract/jobs';
import type { SearchedParts } from '@/admin/text/item-search';
import { jobFields } from './job-fields';
import { locationsOf, namedSectors, type Taxonomy } from './job-summary';

const { labels } = jobFields;

/** Where the admin's search looks in a job. Title and description find by any run of letters, as specified. */
export function searchedInJob(taxonomy: Taxonomy): SearchedParts<Job> {
  const parts = known.get(taxonomy) ?? partsWith(taxonomy);
  known.set(taxonomy, parts);
  return parts;
}

/** By the names that stand behind old ids: other names make another search. */
const known = new WeakMap<Taxonomy, SearchedParts<Job>>();

function partsWith(taxonomy: Taxonomy): SearchedParts<Job> {
  return {
    fields: [
      { label: labels.title, weight: 8, textOf: ({ title }) => title },
      { label: 'Job ID', weight: 6, textOf: ({ id }) => id, isHidden: true },
      {
        label: labels.locationTags,
        weight: 4,
        textOf: (job) => [job.customLocation ?? '', ...locationsOf(job, taxonomy)].join(', '),
      },
      {
        label: labels.sectorTags,
        weight: 4,
        textOf: (job) => namedSectors(job, taxonomy).join(', '),
      },
      { label: labels.salary, weight: 2, textOf: ({ salary = '' }) => salary },
      { label: labels.jobType, weight: 2, textOf: ({ jobType }) => jobType || DEFAULT_JOB_TYPE },
      { label: labels.description, weight: 1, textOf: ({ description }) => description },
      {
        label: labels.responsibilities,
        weight: 1,
        textOf: ({ responsibilities = '' }) => responsibilities,
        isHidden: true,
      },
      {
        label: labels.requirements,
        weight: 1,
        textOf: ({ requirements = '' }) => requirements,
        isHidden: true,
      },
    ],
    literal: ({ title, description }) => [title, description],
  };
}
