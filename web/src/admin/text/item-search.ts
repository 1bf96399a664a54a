import { plainText } from '@torque-tide/domain/plain-text';
import MiniSearch from 'minisearch';

/** How a search looks into a field of an item; `C` is what has to be known besides. */
export interface FieldSearch<T, C = void> {
  /** How much a word in this field counts. */
  weight: number;
  /** What is looked through, where that is not the field's own text. */
  textOf?: (item: T, context: C) => string;
  /** Is also found by any run of letters, as specified. */
  isLiteral?: true;
}

/** What a search of a kind's items looks through. */
export type SearchedFields<T> = readonly {
  weight: number;
  textOf: (item: T) => string;
  isLiteral?: boolean;
}[];

/** Returns what a search looks through, of a row for each field; false is left out. */
export function searchedFields<T, C = void>(
  rows: { readonly [F in keyof T]?: FieldSearch<T, C> | false },
  context?: C,
): SearchedFields<T> {
  const entries = Object.entries(rows) as [keyof T & string, FieldSearch<T, C> | false][];
  return entries.flatMap(([name, row]) => {
    if (!row) return [];
    const { weight, isLiteral = false } = row;
    const textOf = (item: T) => row.textOf?.(item, context as C) ?? String(item[name] ?? '');
    return { weight, isLiteral, textOf };
  });
}

/** What a search found, best first. A near match is spelled nearly so, or has the words apart or in other fields. */
export type SearchResult<T> = readonly { item: T; isNear: boolean }[];

/**
 * Prepares the search of a list. The index is built at the first search, since most lists are never searched.
 *
 * @returns a function that finds the items with every word of a text, in any order and field; the
 *   beginning of a word is enough. A word that no item has is taken for a typing error, and finds
 *   words that are spelled nearly alike
 */
export function searchOf<T extends { id: string }>(
  items: readonly T[],
  fields: SearchedFields<T>,
): (text: string) => SearchResult<T> {
  let index: MiniSearch | undefined;
  const literalFields = fields.filter(({ isLiteral }) => isLiteral);

  return (text) => {
    const words = (index ??= indexOf(items, fields));
    const phrase = text.trim().toLowerCase();
    const isKnown = (word: string) => words.search(word, { prefix: true }).length > 0;
    const found = words.search(phrase, {
      prefix: true,
      fuzzy: (word) => (isKnown(word) ? false : allowedTypos(word)),
    });
    const scores = new Map(found.map(({ id, score }) => [String(id), score]));
    return (
      items
        .flatMap((item) => {
          const isNear = !literalFields.some(({ textOf }) =>
            textOf(item).toLowerCase().includes(phrase),
          );
          const score = scores.get(item.id) ?? (isNear ? undefined : 0);
          return score === undefined ? [] : { item, isNear, score };
        })
        // Items that match equally well keep the order of the list.
        .sort((a, b) => b.score - a.score)
    );
  };
}

/**
 * What matches as specified, in the order of a list, and after it what is near: the best first, or in that
 * order, too.
 */
export function specifiedFirst<T extends { id: string }>(
  results: SearchResult<T>,
  list: readonly T[],
  { isInOrder }: { isInOrder: boolean },
): T[] {
  const nearPlace = (at: number) => (isInOrder ? 1 : 1 + at);
  const places = new Map(
    results.map(({ item, isNear }, at) => [item.id, isNear ? nearPlace(at) : 0]),
  );
  const placeOf = ({ id }: T) => places.get(id) ?? 0;
  // What has the same place keeps the order of the list.
  return list.filter(({ id }) => places.has(id)).sort((a, b) => placeOf(a) - placeOf(b));
}

/** The ids of near matches, which are marked as such. */
export function nearMatchesIn<T extends { id: string }>(
  results: SearchResult<T> = [],
): ReadonlySet<string> {
  return new Set(results.filter(({ isNear }) => isNear).map(({ item }) => item.id));
}

function indexOf<T extends { id: string }>(items: readonly T[], fields: SearchedFields<T>) {
  const index = new MiniSearch<T>({
    fields: fields.map((_, at) => String(at)),
    extractField: (item, name) =>
      name === 'id' ? item.id : (fields[Number(name)]?.textOf(item) ?? ''),
    tokenize: (text) => text.match(WORD) ?? [],
    processTerm: plainText,
    searchOptions: {
      combineWith: 'AND',
      boost: Object.fromEntries(fields.map(({ weight }, at) => [String(at), weight])),
    },
  });
  index.addAll(items);
  return index;
}

/** A word of a text; its accents may be part of the letters, or characters of their own. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Returns how many letters of a word may be wrong; false for a number, which must match exactly.
 */
function allowedTypos(word: string): number | false {
  if (word.length < 4 || /\d/.test(word)) return false;
  return word.length < 7 ? 1 : 2;
}
