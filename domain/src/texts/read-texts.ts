import type { FieldProblem } from '@torque-tide/contract/errors';
import { givenDate } from '@torque-tide/contract/fields';
import { PAGE_TEXT_MAX, textEntrySchema, type WrittenText } from '@torque-tide/contract/page-texts';
import * as z from 'zod/mini';
import { textsOf, type TextsName } from './all-texts';
import { problemsOfPlaceholders } from './placeholders';
import { problemsOfLinks } from './prose';
import { LINE_MAX, type TextRow } from './text-rows';

type Said = Readonly<Record<string, unknown>>;

/** Returns a page's initial texts. */
export function firstTexts(name: TextsName): Record<string, WrittenText> {
  return Object.fromEntries(
    Object.entries(textsOf(name).rows).map(([field, { first }]) => [
      field,
      typeof first === 'string' ? first : [...first],
    ]),
  );
}

/**
 * Resolves a page's stored texts. A missing or invalid text falls back to the initial one, so that it takes
 * nothing else down.
 */
export function resolveTexts(
  name: TextsName,
  stored: Said,
): { fields: Record<string, WrittenText>; problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const fields = firstTexts(name);
  for (const [field, row] of Object.entries(textsOf(name).rows)) {
    const value = stored[field];
    if (value === undefined || value === null) continue;
    const [problem] = problemsOf(row, value);
    if (problem === undefined) fields[field] = value as WrittenText;
    else problems.push({ field, message: problem });
  }
  return { fields, problems };
}

/** Returns why texts can't be stored. Texts that aren't named stay. */
export function problemsOfTexts(name: TextsName, said: Said): FieldProblem[] {
  return Object.entries(textsOf(name).rows).flatMap(([field, row]) => {
    const value = said[field];
    if (value === undefined || value === null) return [];
    return problemsOf(row, value).map((message) => ({ field, message }));
  });
}

/** Returns the problems of a text as sentences. */
function problemsOf(row: TextRow, value: unknown): string[] {
  if (row.sort === 'entries') return problemsOfEntries(row, value);
  if (typeof value !== 'string') return ['It is not of the kind that belongs here.'];
  if (value.trim() === '') return [`${row.label} must not be empty.`];
  if (row.sort === 'day') {
    const isDay = givenDate.safeParse(value).success;
    return isDay ? [] : [`${row.label} is a day such as 2025-06-30.`];
  }
  if (row.sort === 'line' && value.includes('\n')) return [`${row.label} is one line.`];
  return problemsOfWords(value, row);
}

function problemsOfEntries(
  { entryName, titleLabel, textLabel, least, most }: Extract<TextRow, { sort: 'entries' }>,
  value: unknown,
): string[] {
  const { success, data } = z.array(textEntrySchema).safeParse(value);
  if (!success) return ['It is not of the kind that belongs here.'];
  if (data.length < least || data.length > most) {
    return [
      least === most
        ? `The page has room for ${least}: there are ${data.length} now.`
        : `There must be ${least} to ${most}: there are ${data.length} now.`,
    ];
  }
  const titles = data.map(({ title }) => title.trim());
  return data.flatMap((entry, index) => {
    const title = titles[index] ?? '';
    const first = titles.indexOf(title);
    return [
      ...(title === '' ? [`${titleLabel} must not be empty.`] : []),
      // Visitors couldn't tell the two apart.
      ...(title !== '' && first < index
        ? [`${titleLabel} is the same as in ${entryName} ${first + 1}.`]
        : []),
      ...(entry.text.trim() === '' ? [`${textLabel} must not be empty.`] : []),
      ...problemsOfWords(entry.title, { sort: 'line', max: LINE_MAX }),
      ...problemsOfWords(entry.text, { sort: 'prose', max: PAGE_TEXT_MAX }),
    ].map((message) => `In ${entryName} ${index + 1}: ${message}`);
  });
}

function problemsOfWords(
  text: string,
  { sort, max }: { sort: 'line' | 'prose'; max: number },
): string[] {
  return [
    ...(text.length > max ? [`It must be at most ${max} characters.`] : []),
    ...problemsOfPlaceholders(text),
    ...(sort === 'prose' ? problemsOfLinks(text) : []),
  ];
}
