import MiniSearch from 'minisearch';
import { plainText } from '@torque-tide/domain/plain-text';

/** How a search looks into a field of an item; `C` is what has to be known besides. */
export interface FieldSearch<T, C = void> {
  /** How much a word in this field counts; a word in the title always counts more. */
  weight: number;
  /** What is looked through, where that is not the field's own text. */
  textOf?: (item: T, context: C) => string;
  /** The item's card does not show it, so a word found here is quoted. */
  isHidden?: boolean;
  /** Is also found by any run of letters, as specified. */
  isLiteral?: true;
}

/** A part of an item in which words are looked for. */
interface SearchedField<T> extends Pick<FieldSearch<T>, 'weight' | 'isHidden'> {
  /** What it is called where it is quoted: 'Requirements'. */
  label: string;
  textOf: (item: T) => string;
}

/** What a search of a kind's items looks through. */
export interface SearchedParts<T> {
  /** The title is the first. */
  fields: readonly SearchedField<T>[];
  /** Texts in which any part of a word is found, too, such as ids. Upper and lower case are the same. */
  literal: (item: T) => readonly string[];
}

/** What a search looks through, of a row for each field, the title's first; false is left out. */
export function searchedFields<T, C = void>(
  labels: Readonly<Record<string, string>>,
  rows: { readonly [F in keyof T]?: FieldSearch<T, C> | false },
  context?: C,
): SearchedParts<T> {
  const entries = Object.entries(rows) as [keyof T & string, FieldSearch<T, C> | false][];
  const fields = entries.flatMap(([name, row]) => {
    if (!row) return [];
    const textOf = (item: T) => row.textOf?.(item, context as C) ?? String(item[name] ?? '');
    return Object.assign({ label: labels[name] ?? name }, row, { textOf });
  });
  const literal = fields.filter(({ isLiteral }) => isLiteral);
  return { fields, literal: (item) => literal.map(({ textOf }) => textOf(item)) };
}

/** Why an item is found. */
export interface Found {
  /** The item's words that match, as `plainText` writes them. */
  words: ReadonlySet<string>;
  /** What was typed, in lower case. */
  phrase: string;
  /** Parts that the card does not show, where a word of the search stands only there. */
  quotes: readonly { label: string; text: string }[];
  /** It does not match as specified: it is spelled nearly so, or its words stand apart or in other fields. */
  isNear: boolean;
}

/** The items that a search found, best first, each with the reason. */
export type SearchResult<T> = readonly { item: T; found: Found }[];

/**
 * Prepares the search of a list. The index is built at the first search, since most lists are never
 * searched, and is kept with `parts`, which therefore must be the same object each time.
 *
 * @returns a function that finds the items with every word of a text, in any order and field; the
 *   beginning of a word is enough. A word that no item has is taken for a typing error, and finds
 *   words that are spelled nearly alike
 */
export function searchOf<T extends { id: string }>(
  items: readonly T[],
  parts: SearchedParts<T>,
): (text: string) => SearchResult<T> {
  /** Made ready at the first search, and compared at every keystroke. */
  let lowerTexts: readonly (readonly string[])[] | undefined;

  return (text) => {
    const phrase = text.trim().toLowerCase();
    const asked = wordsOf(phrase);
    const words = indexOf(items, parts);
    const found = words.search(phrase, {
      prefix: true,
      fuzzy: (word) => (isKnown(words, word) ? false : allowedTypos(word)),
    });
    const hits = new Map<string, Hit>(found.map((hit) => [String(hit.id), hit]));
    const literal = (lowerTexts ??= items.map((item) =>
      parts.literal(item).map((each) => each.toLowerCase()),
    ));
    const results = items.flatMap((item, at) => {
      const isNear = !literal[at]?.some((each) => each.includes(phrase));
      const hit = hits.get(item.id) ?? (isNear ? undefined : NO_WORDS);
      return hit ? [{ item, hit, isNear, inTitle: titleRank(item, asked, hit, phrase) }] : [];
    });
    // Items that match equally well keep the order of the list.
    results.sort((a, b) => b.inTitle - a.inTitle || b.hit.score - a.hit.score);
    return results.map(({ item, hit, isNear }) => ({
      item,
      found: {
        words: new Set(Object.keys(hit.match)),
        phrase,
        quotes: quotesOf(item, asked, hit),
        isNear,
      },
    }));
  };

  /** How many of the words the title has; one more where it has them as they were typed. */
  function titleRank(item: T, asked: readonly string[], { match }: Hit, phrase: string): number {
    const inTitle = wordsIn(match, [0]);
    const hasPhrase = parts.fields[0]?.textOf(item).toLowerCase().includes(phrase);
    return (
      asked.filter((word) => isAmong(word, inTitle)).length + (hasPhrase ? asked.length + 1 : 0)
    );
  }

  function quotesOf(item: T, asked: readonly string[], { match }: Hit) {
    const at = [...parts.fields.keys()];
    const shown = wordsIn(
      match,
      at.filter((field) => !parts.fields[field]?.isHidden),
    );
    const unseen = asked.filter((word) => !isAmong(word, shown));
    if (unseen.length === 0) return [];
    return parts.fields.flatMap((field, place) => {
      const here = wordsIn(match, [place]).filter((word) => !shown.includes(word));
      if (!field.isHidden || here.length === 0) return [];
      return { label: field.label, text: field.textOf(item) };
    });
  }
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
    results.map(({ item, found }, at) => [item.id, found.isNear ? nearPlace(at) : 0]),
  );
  const placeOf = ({ id }: T) => places.get(id) ?? 0;
  // What has the same place keeps the order of the list.
  return list.filter(({ id }) => places.has(id)).sort((a, b) => placeOf(a) - placeOf(b));
}

interface Hit {
  score: number;
  /** The names of the fields in which each word of the item was found. */
  match: Readonly<Record<string, readonly string[]>>;
}

/** Of an item whose specified texts have the typed letters within words. */
const NO_WORDS: Hit = { score: 0, match: {} };

type Index = MiniSearch<Record<string, string>>;

interface Kept {
  index: Index;
  /** What stands in the index, by id. */
  items: Map<string, object>;
}

/** One index for each kind of item. It is updated with the list, of which little changes at a time. */
const kept = new WeakMap<object, Kept>();

function indexOf<T extends { id: string }>(items: readonly T[], parts: SearchedParts<T>): Index {
  const { fields } = parts;
  const { index, items: inIndex } = kept.get(parts) ?? {
    index: emptyIndex(fields),
    items: new Map(),
  };
  kept.set(parts, { index, items: inIndex });
  const gone = new Set(inIndex.keys());
  for (const item of items) {
    gone.delete(item.id);
    const before = inIndex.get(item.id);
    // An item that is read again without a change stays the same object.
    if (before === item) continue;
    if (before) index.discard(item.id);
    index.add({
      ...Object.fromEntries(fields.map(({ textOf }, at) => [String(at), textOf(item)])),
      id: item.id,
    });
    inIndex.set(item.id, item);
  }
  for (const id of gone) {
    index.discard(id);
    inIndex.delete(id);
  }
  return index;
}

function emptyIndex<T>(fields: SearchedParts<T>['fields']): Index {
  return new MiniSearch({
    fields: fields.map((_, at) => String(at)),
    tokenize: (text) => text.match(WORD) ?? [],
    processTerm: plainText,
    searchOptions: {
      combineWith: 'AND',
      boost: Object.fromEntries(fields.map(({ weight }, at) => [String(at), weight])),
    },
  });
}

/** A word of a text; its accents may be part of the letters, or characters of their own. */
export const WORD = /[\p{L}\p{N}\p{M}]+/gu;

function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map(plainText);
}

function wordsIn(match: Hit['match'], places: readonly number[]): string[] {
  const names = new Set(places.map(String));
  return Object.keys(match).filter((word) => match[word]?.some((name) => names.has(name)));
}

function isAmong(asked: string, words: readonly string[]): boolean {
  return words.some((word) => word.startsWith(asked));
}

function isKnown(index: Index, word: string): boolean {
  return index.search(word, { prefix: true }).length > 0;
}

/** How many letters of a word may be wrong; a number is never nearly another. */
function allowedTypos(word: string): number | false {
  if (word.length < 4 || /\d/.test(word)) return false;
  return word.length < 7 ? 1 : 2;
}
