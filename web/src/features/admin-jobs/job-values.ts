import { splitLines, splitTags } from '@torque-tide/contract/job-text';
import { JOB_TYPES, NO_JOB_TYPE } from '@torque-tide/contract/job-choices';
import type { Job, JobInput } from '@torque-tide/contract/jobs';
import type { FieldKind } from '@/components/admin/form-values';

/** Choices of the job type; the first stands for none. */
export const JOB_TYPE_CHOICES = [NO_JOB_TYPE, ...JOB_TYPES] as const;

/** What the form holds: every field, with empty text where nothing was entered. */
export interface JobValues {
  title: string;
  description: string;
  responsibilities: string;
  requirements: string;
  sectorTags: string;
  locationTags: string;
  customLocation: string;
  salary: string;
  jobType: (typeof JOB_TYPE_CHOICES)[number];
  /** YYYY-MM-DD, or empty. */
  closesAt: string;
  isActive: boolean;
  isFeatured: boolean;
}

/** What the form calls its fields. */
export const JOB_LABELS: Record<keyof JobValues, string> = {
  title: 'Job Title',
  description: 'Description',
  responsibilities: 'Responsibilities',
  requirements: 'Requirements',
  sectorTags: 'Sector Tags',
  locationTags: 'Location Tags',
  customLocation: 'City or Town',
  salary: 'Salary Range',
  jobType: 'Job Type',
  closesAt: 'Closing Date',
  isActive: 'Active',
  isFeatured: 'Featured',
};

/** How two texts of a field can be combined when two people changed it. */
export const JOB_KINDS: Record<keyof JobValues, FieldKind> = {
  title: 'line',
  description: 'text',
  responsibilities: 'lines',
  requirements: 'lines',
  sectorTags: 'tags',
  locationTags: 'tags',
  customLocation: 'line',
  salary: 'line',
  jobType: 'choice',
  closesAt: 'choice',
  isActive: 'choice',
  isFeatured: 'choice',
};

const EMPTY: JobValues = {
  title: '',
  description: '',
  responsibilities: '',
  requirements: '',
  sectorTags: '',
  locationTags: '',
  customLocation: '',
  salary: '',
  jobType: NO_JOB_TYPE,
  closesAt: '',
  isActive: true,
  isFeatured: false,
};

/** What the form begins with. */
export function toJobValues(job?: Job): JobValues {
  if (!job) return EMPTY;
  return {
    title: job.title,
    description: job.description,
    responsibilities: job.responsibilities,
    requirements: job.requirements,
    sectorTags: job.sectorTags,
    locationTags: job.locationTags,
    customLocation: job.customLocation,
    salary: job.salary,
    jobType: JOB_TYPES.find((type) => type === job.jobType) ?? NO_JOB_TYPE,
    closesAt: job.closesAt ?? '',
    isActive: job.isActive,
    isFeatured: job.isFeatured,
  };
}

/** What is sent: text trimmed, tags and lines without empty and repeated entries, 'None' as empty. */
export function toJobInput(values: JobValues) {
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    responsibilities: splitLines(values.responsibilities).join('\n'),
    requirements: splitLines(values.requirements).join('\n'),
    sectorTags: splitTags(values.sectorTags).join(', '),
    locationTags: splitTags(values.locationTags).join(', '),
    customLocation: values.customLocation.trim(),
    salary: values.salary.trim(),
    jobType: values.jobType === NO_JOB_TYPE ? ('' as const) : values.jobType,
    closesAt: values.closesAt,
    isActive: values.isActive,
    isFeatured: values.isFeatured,
  } satisfies JobInput;
}

/** The form's field for a path that the server complains about. */
export function jobFieldOf(path: string): keyof JobValues | undefined {
  return path in EMPTY ? (path as keyof JobValues) : undefined;
}
