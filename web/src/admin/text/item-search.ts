import { plainText } from '@torque-tide/domain/plain-text';
import MiniSearch from 'minisearch';
import { isMoment } from './format';

/**
 * The results of a search, best first. A near match has a similar spelling, or the words apart or
 * in other fields.
 */
export type SearchResult<T> = readonly { item: T; isNear: boolean }[];

/**
 * Prepares the search of a list. The index is built at the first search, because most lists are
 * never searched.
 *
 * @param specifiedOf an item's texts that are searched for any run of letters, as specified
 * @param textsOf all texts of an item
 * @returns a function that finds the items with every word of a text, in any order and field; the
 * beginning of a word is enough. A word that no item has counts as a typing error, and finds
 * similar words
 */
export function searchOf<T extends { id: string }>(
  items: readonly T[],
  specifiedOf: (item: T) => readonly string[],
  textsOf: (item: T) => readonly string[] = textsIn,
): (text: string) => SearchResult<T> {
  let index: MiniSearch | undefined;

  return (text) => {
    const words = (index ??= indexOf(items, { specified: specifiedOf, all: textsOf }));
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
          const isNear = !specifiedOf(item).some((each) => each.toLowerCase().includes(phrase));
          const score = scores.get(item.id) ?? (isNear ? undefined : 0);
          return score === undefined ? [] : { item, isNear, score };
        })
        // Equal matches keep the list's order.
        .sort((a, b) => b.score - a.score)
    );
  };
}

/** Returns every text in an item, except times. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return isMoment(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/**
 * Returns specified matches in the list's order, then near ones: best first, or in the list's order
 * too.
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
  // Items with the same place keep the list's order.
  return list.filter(({ id }) => places.has(id)).sort((a, b) => placeOf(a) - placeOf(b));
}

/** Returns the ids of near matches, which are marked as such. */
export function nearMatchesIn<T extends { id: string }>(
  results: SearchResult<T> = [],
): ReadonlySet<string> {
  return new Set(results.filter(({ isNear }) => isNear).map(({ item }) => item.id));
}

function indexOf<T extends { id: string }>(
  items: readonly T[],
  fields: Record<'specified' | 'all', (item: T) => readonly string[]>,
) {
  const index = new MiniSearch<T>({
    fields: Object.keys(fields),
    extractField: (item, name) =>
      name === 'id' ? item.id : fields[name as keyof typeof fields](item).join('\n'),
    tokenize: (text) => text.match(WORD) ?? [],
    processTerm: plainText,
    searchOptions: { combineWith: 'AND', boost: { specified: 8 } },
  });
  index.addAll(items);
  return index;
}

/** Matches a word; its accents may be part of the letters, or separate characters. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Returns how many letters of a word may be wrong; false for a number, which must match exactly.
 */
function allowedTypos(word: string): number | false {
  if (word.length < 4 || /\d/.test(word)) return false;
  return word.length < 7 ? 1 : 2;
}
