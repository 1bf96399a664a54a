import type { Job } from '@torque-tide/contract/jobs';
import { toCsv } from '@/components/admin/csv';
import { jobFields } from './job-fields';

/** Every field of a job, with the heading of its column: that of the form, where it is edited. */
const COLUMNS: Record<keyof Job, string> = {
  id: 'Job ID',
  ...jobFields.labels,
  postedAt: 'Posted',
  sectorId: 'Old Sector ID',
  locationId: 'Old Location ID',
  version: 'Version',
};

/** Jobs as a table for a spreadsheet. */
export function jobsCsv(jobs: readonly Job[]): string {
  const names = Object.keys(COLUMNS) as (keyof Job)[];
  return toCsv([
    names.map((name) => COLUMNS[name]),
    ...jobs.map((job) => names.map((name) => cellOf(job[name]))),
  ]);
}

/** 'jobs-2026-11-21.csv', by the calendar of whoever saves it. */
export function jobsCsvName(now: Date): string {
  const parts = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `jobs-${[now.getFullYear(), ...parts].join('-')}.csv`;
}

function cellOf(value: Job[keyof Job]): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === undefined ? '' : String(value);
}
