import { NO_JOB_TYPE } from '@torque-tide/contract/job-choices';
import type { Split } from '@/admin/fields/paste/paste-actions';
import { hasWords, type PastedLine } from '@/admin/fields/paste/pasted-line';
import { factOf, isBareTitle, isTitle, type JobFacts, readFacts, titleLineOf } from './job-facts';
import { headingOf, isJobText, type JobTexts, splitJobText } from './split-job-text';

/** Splits a pasted text over the fields of a job, or over several jobs. */
export function splitAdvert(
  lines: readonly PastedLine[],
  field: string,
  read: (field: string) => string,
): Split {
  if (!isJobText(field)) return { parts: {}, taken: [], items: [] };
  const isFree = (name: string) => ['', NO_JOB_TYPE].includes(read(name).trim());
  const title = field === 'description' ? titleLineOf(lines) : undefined;
  const { values, rest, taken } = readFacts(lines, isFree, title);
  return {
    parts: { ...values, ...splitJobText(rest, field) },
    taken,
    items: vacanciesOf(lines).map((vacancy) => ({
      key: crypto.randomUUID(),
      lines: vacancy.lines,
      values: valuesOf(vacancy),
    })),
  };
}

type Lines = readonly PastedLine[];

interface Vacancy {
  lines: Lines;
  /** Its title, where that has no label. */
  title: PastedLine | undefined;
}

function valuesOf({ lines, title }: Vacancy): JobFacts & JobTexts {
  const { values, rest } = readFacts(
    lines.filter((line) => line.kind === 'blank' || hasWords(line)),
    () => true,
    title,
  );
  return { ...values, ...splitJobText(rest, 'description') };
}

/** The vacancies of a text that clearly tells of more than one; otherwise none. */
function vacanciesOf(lines: Lines): Vacancy[] {
  const found = [separated(lines), labelled(lines), numbered(lines), titled(lines)];
  return found.find((vacancies) => vacancies.length > 1) ?? [];
}

/** Between lines of signs alone. */
function separated(lines: Lines): Vacancy[] {
  const ends = indexesOf(lines, (line) => line.kind !== 'blank' && !hasWords(line));
  const blocks = [0, ...ends].map((start, at) => lines.slice(start, ends[at]));
  if (blocks.some((block) => block.filter(titleLabelOf).length > 1)) return [];
  return blocks
    .map((block) => ({ lines: block, title: titleLineOf(block) }))
    .filter(({ lines: block, title }) => hasPart(block) && (title ?? block.find(titleLabelOf)));
}

/** Each begins with the same label: 'Job title: …'. */
function labelled(lines: Lines): Vacancy[] {
  const blocks = blocksFrom(lines, (line) => titleLabelOf(line) !== undefined);
  const labels = new Set(blocks.map(([first]) => titleLabelOf(first)));
  const isWhole = blocks.every((block) => hasPart(block.slice(1)) || block.some(isParagraph));
  if (labels.size !== 1 || !isWhole) return [];
  return blocks.map((block) => ({ lines: block, title: undefined }));
}

/** '1. Planner', '2. Fitter', each above lines that tell of it. */
function numbered(lines: Lines): Vacancy[] {
  const blocks = blocksFrom(lines, (line, at) => {
    if (line.kind !== 'entry' || !/^\(?\d/.test(line.marker)) return false;
    const next = lines.slice(at + 1).find(({ kind }) => kind !== 'blank');
    return isTitle(line.text) && !isPart(line) && next !== undefined && isPart(next);
  });
  const isCounted = blocks.every(([first], at) => Number.parseInt(markerOf(first), 10) === at + 1);
  const isWhole = blocks.every((block) => block.filter(isPart).length > 1);
  return isCounted && isWhole ? blocks.map(titledByFirst) : [];
}

/** Titles without a label, each above facts of which all have one in common: a place or a pay each. */
function titled(lines: Lines): Vacancy[] {
  const blocks = blocksFrom(lines, (line, at) => {
    if (line.kind !== 'text' || !isBareTitle(line.text)) return false;
    const below = lines
      .slice(at + 1)
      .filter(hasWords)
      .slice(0, FACT_WITHIN);
    const fact = below.findIndex(({ text }) => factOf(text));
    return fact >= 0 && below.slice(0, fact).every(({ text }) => !isBareTitle(text));
  });
  const [first = [], ...others] = blocks.map(factFieldsOf);
  const isAlike = first.some((field) => others.every((fields) => fields.includes(field)));
  return isAlike ? blocks.map(titledByFirst) : [];
}

/** The lines from each that begins a vacancy to the next; none where a part of an advert stands above them. */
function blocksFrom(lines: Lines, isStart: (line: PastedLine, at: number) => boolean): Lines[] {
  const starts = indexesOf(lines, isStart);
  if (hasPart(lines.slice(0, starts[0]))) return [];
  return starts.map((start, at) => lines.slice(start, starts[at + 1]));
}

function titledByFirst(block: Lines): Vacancy {
  return { lines: block, title: block[0] };
}

/** How near below its title an advert has to tell a fact, in lines. */
const FACT_WITHIN = 2;

/** The fields of which a vacancy's lines tell. */
function factFieldsOf(block: Lines): string[] {
  return block.filter(hasWords).flatMap(({ text }) => Object.keys(factOf(text)?.values ?? {}));
}

function markerOf(line: PastedLine | undefined): string {
  return line?.kind === 'entry' ? line.marker.replace('(', '') : '';
}

/** How long a line is that tells something, in characters. */
const PARAGRAPH_MIN = 40;

function isParagraph(line: PastedLine): boolean {
  return line.kind === 'text' && line.text.length >= PARAGRAPH_MIN;
}

function hasPart(lines: Lines): boolean {
  return lines.some(isPart);
}

/** True for a line that only adverts have: one with a field of its own, or above one of a job's lists. */
function isPart(line: PastedLine): boolean {
  if (line.kind === 'blank') return false;
  const { field = 'description' } = headingOf(line.text) ?? {};
  return factOf(line.text) !== undefined || field !== 'description';
}

function titleLabelOf(line: PastedLine | undefined): string | undefined {
  const fact = line && line.kind !== 'blank' ? factOf(line.text) : undefined;
  return fact?.values.title === undefined ? undefined : fact.label;
}

function indexesOf(lines: Lines, isOne: (line: PastedLine, at: number) => boolean): number[] {
  return lines.flatMap((line, at) => (isOne(line, at) ? at : []));
}
