import { type PastedLine, textOfLines } from '@/admin/fields/paste/pasted-line';
import { headingOf, type JobTextField } from './job-headings';

/** The texts of a job that a pasted one may be split over. */
export type JobTexts = Partial<Record<JobTextField, string>>;

const FIELD_KINDS = {
  description: 'text',
  responsibilities: 'lines',
  requirements: 'lines',
} as const;

/**
 * A pasted text by the headings in it.
 *
 * @param first where what stands above the first heading goes
 */
export function splitJobText(lines: readonly PastedLine[], first: JobTextField): JobTexts {
  const parts: Record<JobTextField, PastedLine[]> = {
    description: [],
    responsibilities: [],
    requirements: [],
  };
  let field = first;
  let prefix = '';
  for (const line of lines) {
    const heading = line.kind === 'blank' ? undefined : headingOf(line.text);
    if (heading) {
      field = heading.field;
      prefix = heading.prefix ?? '';
      if (heading.isKept) parts[field].push({ kind: 'blank' }, line, { kind: 'blank' });
    } else if (line.kind === 'blank' || prefix === '') {
      parts[field].push(line);
    } else {
      parts[field].push({ ...line, text: `${prefix}: ${line.text}` });
    }
  }
  const texts = Object.entries(parts) as [JobTextField, PastedLine[]][];
  return Object.fromEntries(
    texts
      .map(([name, each]) => [name, textOfLines(each, FIELD_KINDS[name])] as const)
      .filter(([, text]) => text !== ''),
  );
}

/** True for the name of a field that a text may be split over. */
export function isJobText(field: string): field is JobTextField {
  return field in FIELD_KINDS;
}
