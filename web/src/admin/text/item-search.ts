import { plainText } from '@torque-tide/domain/plain-text';
import MiniSearch from 'minisearch';
import { isMoment } from './format';

/**
 * Prepares the search of a list. The index is built at the first search, because most lists are
 * never searched.
 *
 * @param specifiedOf an item's texts that are searched for any run of letters, as specified
 * @param textsOf all texts of an item
 * @returns a function that finds the items with every word of a text, in any order and field; the
 *   beginning of a word is enough. A word that no item has is taken for a typing error, and finds
 *   words that are spelled nearly alike. What matches as specified comes first, in the order of the list, then
 *   the others, best first
 */
export function searchOf<T extends { id: string }>(
  items: readonly T[],
  specifiedOf: (item: T) => readonly string[],
  textsOf: (item: T) => readonly string[] = textsIn,
): (text: string) => T[] {
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
    return items
      .flatMap((item) => {
        if (specifiedOf(item).some((each) => each.toLowerCase().includes(phrase))) {
          return { item, rank: Infinity };
        }
        const rank = scores.get(item.id);
        return rank === undefined ? [] : { item, rank };
      })
      .sort((a, b) => (a.rank === b.rank ? 0 : b.rank - a.rank))
      .map(({ item }) => item);
  };
}

/** Returns every text in an item, except times. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return isMoment(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
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
