import { givenDate } from '@torque-tide/contract/fields';
import { PAGE_TEXT_MAX, textEntrySchema, type WrittenText } from '@torque-tide/contract/page-texts';
import * as z from 'zod/mini';
import { textsOf, type TextsName } from './all-texts';
import { problemsOfPlaceholders } from './placeholders';
import { problemsOfLinks } from './prose';
import { LINE_MAX, type TextRow } from './text-rows';

/** Why a text is not shown, or may not be stored. */
export interface TextProblem {
  field: string;
  message: string;
}

/** What is said of the texts, whatever that is. */
type Said = Readonly<Record<string, unknown>>;

/** The texts of a page as they are at first. */
export function firstTexts(name: TextsName): Record<string, WrittenText> {
  return Object.fromEntries(
    Object.entries(textsOf(name).rows).map(([field, { first }]) => [
      field,
      typeof first === 'string' ? first : [...first],
    ]),
  );
}

/**
 * What holds of what is stored: a text that is not stored, or is none, is the one at first. So one bad text
 * takes no page away, and no other text with it.
 *
 * @param otherwise what holds in place of that, where it is not the text at first
 */
export function resolveTexts(
  name: TextsName,
  stored: Said,
  otherwise: Readonly<Record<string, WrittenText>> = firstTexts(name),
): { fields: Record<string, WrittenText>; problems: TextProblem[] } {
  const problems: TextProblem[] = [];
  const fields = { ...otherwise };
  for (const [field, row] of Object.entries(textsOf(name).rows)) {
    const value = stored[field];
    if (value === undefined || value === null) continue;
    const [problem] = problemsOf(row, value);
    if (problem === undefined) fields[field] = value as WrittenText;
    else problems.push({ field, message: problem });
  }
  return { fields, problems };
}

/** What keeps texts from being stored. One that is not among them stays as it is. */
export function problemsOfTexts(name: TextsName, said: Said): TextProblem[] {
  return Object.entries(textsOf(name).rows).flatMap(([field, row]) => {
    const value = said[field];
    if (value === undefined || value === null) return [];
    return problemsOf(row, value).map((message) => ({ field, message }));
  });
}

/** As sentences; none where the text is one of its sort. */
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
      // Visitors could not tell the two apart.
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
