import type { Job } from '@torque-tide/contract/jobs';
import { publicationState, STATE_WORDS } from '@torque-tide/domain/publication';
import { jobFields } from './job-fields';
import { consultantOf, locationsOf, namedSectors, type Taxonomy } from './job-summary';

const { closesAt, publishAt, isActive, isFeatured, isFilled, ...described } = jobFields.labels;

type Field = Exclude<keyof Job, 'draft'>;

/** Every field of a job with its column's heading, as in the form; false for no column. */
const COLUMNS: Record<Field, string | false> = {
  id: 'Job ID',
  ...described,
  postedAt: 'Posted',
  closesAt,
  isFilled,
  isActive,
  isFeatured,
  isDraft: 'Draft',
  publishAt,
  // The tags' column includes the names of old ids.
  sectorId: false,
  locationId: false,
  version: false,
};

export function jobsCsv(jobs: readonly Job[], taxonomy: Taxonomy, now: Date): string {
  const columns = Object.entries(COLUMNS).flatMap(([name, heading]) =>
    heading ? { name: name as Field, heading } : [],
  );
  return toCsv([
    ['State', ...columns.map(({ heading }) => heading)],
    ...jobs.map((job) => {
      const named: Partial<Record<Field, string>> = {
        sectorTags: namedSectors(job, taxonomy).join(', '),
        locationTags: locationsOf(job, taxonomy).join(', '),
        consultantId: consultantOf(job, taxonomy),
      };
      const cells = columns.map(({ name }) => named[name] ?? cellOf(job[name]));
      return [STATE_WORDS[publicationState(job, now)], ...cells];
    }),
  ]);
}

function cellOf(value: Job[Field]): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === undefined ? '' : String(value);
}

/** Tells Excel that a file is UTF-8; without it, it reads 'Zürich' as 'ZÃ¼rich'. */
const BOM = '\uFEFF';

/**
 * Characters with which a spreadsheet may start a formula, which could run programs or send data
 * away; full-width ones count, too. In countries with semicolons as separators, a cell may also
 * start after a semicolon or a line break within our cell.
 */
const FORMULA =
  /^(?=[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])|(?<=[;\t\r\n])(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** Returns a table as a CSV file by RFC 4180, for Excel and any other program. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BOM + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(text: string): string {
  // An apostrophe makes a cell text. The sign stays: a job's list often begins with a harmless '-'.
  const safe = text.replaceAll(FORMULA, "'");
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
