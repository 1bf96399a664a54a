import { KM_PER_MILE } from './distance';
import type { Gazetteer } from './gazetteer';
import type { Place } from './place';
import { placeKey } from './place-key';
import { isPostcodeOf, townOfPostcode } from './postcodes';

/** A place that a text names, and the rest of the text. */
export interface FoundPlace {
  place: Place;
  /** The words that name it, as written. */
  words: string;
  /** The text without them. */
  rest: string;
  /** False for a word such as 'reading', unless something shows that the place is meant. */
  isCertain: boolean;
  /** Other places of that name, most likely first. */
  others: readonly Place[];
  /** The distance in miles, if the text has one. */
  within?: number | undefined;
}

/** Most words in a place's name or qualifier. */
const NAME_WORDS = 5;
/** Words that precede a place; the longest first. */
const BEFORE = ['within reach of', 'close to', 'next to', 'around', 'near', 'in', 'at', 'by'];
/** 'within 50 miles of', '30 km from'. */
const DISTANCE =
  /^(?:within |up to )?(\d{1,3}) ?(miles?|mi|kms?|kilomet(?:re|er)s?) (?:of|from|around|near|to)$/;
const DISTANCE_WORDS = 5;
/** Shorter names are too often something else. */
const NAME_LETTERS = 3;

interface Word {
  written: string;
  key: string;
  /** True if a comma follows. */
  endsPart: boolean;
}

/**
 * Finds the place that some words of a text name: 'battery engineer Coventry' is 'battery engineer'
 * and Coventry. Among several the most certain wins, then the longest, then the last. A country,
 * state or county after a name says which place is meant; a British postcode counts by itself.
 *
 * @param within the only countries it may lie in, such as those a job names
 */
export function findPlace(
  gazetteer: Gazetteer,
  text: string,
  within?: readonly string[],
): FoundPlace | undefined {
  const words = wordsOf(text);
  let best: (FoundPlace & { length: number }) | undefined;
  for (let from = 0; from < words.length; from += 1) {
    const found = findAt(gazetteer, words, from, within);
    if (!found) continue;
    const isBetter =
      !best ||
      Number(found.isCertain) - Number(best.isCertain) > 0 ||
      (found.isCertain === best.isCertain && found.length >= best.length);
    if (isBetter) best = found;
    // Part of a longer name: 'York' in 'New York'.
    from += found.length - 1;
  }
  if (!best) return undefined;
  const { length: _, ...found } = best;
  return found;
}

/** Returns the place a whole text names, such as 'Perth, Western Australia'. */
export function placeNamed(
  gazetteer: Gazetteer,
  text: string,
  within?: readonly string[],
): Place | undefined {
  const found = findPlace(gazetteer, text, within);
  return found?.rest === '' ? found.place : undefined;
}

function findAt(
  gazetteer: Gazetteer,
  words: readonly Word[],
  from: number,
  within: readonly string[] | undefined,
): (FoundPlace & { length: number }) | undefined {
  for (let length = Math.min(NAME_WORDS, words.length - from); length > 0; length -= 1) {
    const own = words.slice(from, from + length);
    const postTown = townOfPostcode(own.map(({ written }) => written).join(' '));
    const key =
      postTown === undefined ? own.map((word) => word.key).join(' ') : placeKey(postTown.name);
    if (key.length < NAME_LETTERS && length === 1 && !isShortCountry(own[0])) continue;
    const places = gazetteer
      .named(key)
      .filter(({ countries }) => !within || countries.some((code) => within.includes(code)));
    if (places.length === 0) continue;
    const behind =
      postTown === undefined ? qualifierAfter(gazetteer, words, from + length, places) : undefined;
    const [place, ...others] = behind?.places ?? places;
    if (!place) continue;
    const isCode = (word: Word | undefined) =>
      place.kind === 'town' && word !== undefined && isPostcodeOf(word.written, place.name);
    const end = from + length + (behind?.length ?? 0);
    const start = isCode(words[from - 1]) ? from - 1 : from;
    const to = isCode(words[end]) ? end + 1 : end;
    const distance = distanceBefore(words, start);
    const before = distance?.length ?? lengthBefore(words, start);
    const rest = [...words.slice(0, start - before), ...words.slice(to)];
    const isTold = behind !== undefined || before > 0 || start < from || to > end;
    return {
      place,
      others: behind ? [] : others,
      words: textOf(words.slice(start, to)),
      rest: textOf(rest),
      isCertain: isTold || (postTown ? postTown.isCertain : !gazetteer.isOrdinary(key)),
      within: distance?.miles,
      length: to - from,
    };
  }
  return undefined;
}

/** Finds the qualifier after a name that says which place of that name is meant. */
function qualifierAfter(
  gazetteer: Gazetteer,
  words: readonly Word[],
  at: number,
  places: readonly Place[],
): { places: Place[]; length: number } | undefined {
  for (let length = Math.min(NAME_WORDS, words.length - at); length > 0; length -= 1) {
    const own = words.slice(at, at + length);
    const key = own.map((word) => word.key).join(' ');
    const isAbbreviation = length === 1 && key.length < NAME_LETTERS;
    // 'in' means Indiana only in capitals.
    const isMeant = isCapitals(own[0]) || isShortCountry(own[0]) || words[at - 1]?.endsPart;
    if (isAbbreviation && !isMeant) continue;
    const whole = gazetteer.qualifier(key);
    if (!whole) continue;
    const inside = places.filter((place) => place !== whole && isPartOf(place, whole));
    if (inside.length > 0) return { places: inside, length };
  }
  return undefined;
}

function isPartOf(place: Place, whole: Place): boolean {
  return whole.kind === 'countries'
    ? place.kind !== 'countries' && place.countries.some((code) => whole.countries.includes(code))
    : place.divisions.some((division) => whole.divisions.includes(division));
}

/** Counts the words before a name that announce a place. */
function lengthBefore(words: readonly Word[], from: number): number {
  for (const phrase of BEFORE) {
    const length = phrase.split(' ').length;
    const before = words.slice(Math.max(0, from - length), from).map(({ key }) => key);
    if (before.join(' ') === phrase) return length;
  }
  return 0;
}

/** Reads the distance just before a place, and its number of words. */
function distanceBefore(
  words: readonly Word[],
  from: number,
): { miles: number; length: number } | undefined {
  for (let length = Math.min(DISTANCE_WORDS, from); length > 1; length -= 1) {
    const said = words.slice(from - length, from).map(({ key }) => key);
    const [, amount, unit] = DISTANCE.exec(said.join(' ')) ?? [];
    if (unit === undefined) continue;
    return { miles: Number(amount) / (unit.startsWith('k') ? KM_PER_MILE : 1), length };
  }
  return undefined;
}

function wordsOf(text: string): Word[] {
  return text
    .replaceAll(',', ', ')
    .split(/\s+/)
    .map((written) => ({
      written: written.replace(/,$/, ''),
      key: placeKey(written),
      endsPart: written.endsWith(','),
    }))
    .filter(({ key }) => key !== '');
}

function textOf(words: readonly Word[]): string {
  return words.map(({ written }) => written).join(' ');
}

function isCapitals(word: Word | undefined): boolean {
  return word !== undefined && /^[A-Z]{2,3}$/.test(word.written);
}

/** 'UK' always counts as a place; other words of two letters don't. */
function isShortCountry(word: Word | undefined): boolean {
  return word?.key === 'uk';
}

const SUGGESTED_MAX = 6;
const CANDIDATES_MAX = 40;

/**
 * Returns the places that a visitor may be typing, most likely first: by the start of the name, or
 * the town of a postcode. Leaves out places that their label doesn't identify.
 */
export function suggestedPlaces(gazetteer: Gazetteer, typed: string): Place[] {
  const named = gazetteer
    .beginningWith(placeKey(typed), CANDIDATES_MAX)
    .filter((place) => placeNamed(gazetteer, place.label)?.label === place.label)
    .slice(0, SUGGESTED_MAX);
  if (named.length > 0) return named;
  const place = placeNamed(gazetteer, typed);
  return place ? [place] : [];
}
