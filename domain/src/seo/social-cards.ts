import type { SocialCard } from '@torque-tide/contract/site-renderer';

export const SOCIAL_FOLDER = '/media/social';

/** Raise this number when the drawing changes, so that cached pictures are requested again. */
const DESIGN = 1;

const LABEL_MAX = 56;
const VALUE_MAX = 56;

/** The typeface's characters (`functions/fonts`). */
const DRAWN =
  /[ -~¡-£¥§-«®-°´¶-¸º»¿-ćĊ-ēĖ-ěĞ-ģĦħĪīĮ-ĳĶķĹ-ľŁ-ňŊ-ōŐ-śŞ-šŤťŪ-žȘ-țẀ-ẅẞỲỳ–—‘-‚“-„•…‰‹›€™−]/u;
/** Characters that the typeface lacks, with replacements. */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2012]/g, '-'],
  [/\u2044/g, '/'],
];

/** The words of a page's card. */
export type CardWords = Omit<SocialCard, 'agency'>;

/**
 * Returns a card whose words can be drawn: without emoji and invisible characters, and cut to fit.
 * Undefined if letters of other scripts would be missing.
 */
export function socialCardOf(words: CardWords, agencyName: string): SocialCard | undefined {
  const [agency, label, title, ...values] = [
    drawable(agencyName),
    drawable(words.label, LABEL_MAX),
    drawable(words.title),
    ...words.figures.map(({ value }) => drawable(value, VALUE_MAX)),
  ];
  if (agency === undefined || label === undefined || !title) return undefined;
  if (values.includes(undefined)) return undefined;
  const figures = words.figures.map((figure, index) => ({ ...figure, value: values[index] ?? '' }));
  return { ...words, agency, label, title, figures: figures.filter(({ value }) => value) };
}

/** Returns the path of a card's picture, which changes with the card's words. */
export function socialCardPath(card: SocialCard): string {
  const [path = '', search] = card.address.split('?');
  const version = hashOf(JSON.stringify([DESIGN, card]));
  return `${SOCIAL_FOLDER}${path}/${version}.jpg${search ? `?${search}` : ''}`;
}

/** Returns a card's text alternative. */
export function socialCardText({ label, title, figures }: SocialCard): string {
  const said = figures.map(({ value, label: unit }) => (unit ? `${value} ${unit}` : value));
  return [title, label, said.join(', ')].filter(Boolean).join('. ');
}

/** Returns the text as the typeface can draw it; undefined if it lacks a letter or a digit. */
function drawable(text: string, max = Infinity): string | undefined {
  let plain = text.normalize('NFKC');
  for (const [signs, instead] of INSTEAD) plain = plain.replace(signs, instead);
  let drawn = '';
  for (const character of plain.replace(/\s+/g, ' ')) {
    if (DRAWN.test(character)) drawn += character;
    else if (/[\p{L}\p{Nd}]/u.test(character)) return undefined;
  }
  const words = drawn.replace(/ {2,}/g, ' ').trim();
  return words.length > max ? `${words.slice(0, max - 1).trimEnd()}…` : words;
}

/** FNV-1a in 32 bits: distinguishes versions of a card; not for security. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
