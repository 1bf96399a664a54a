import * as z from 'zod/mini';
import { PHONE } from './phone';

/** Every kind of line break. */
const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
const SPACE = /[\t\p{Zs}]/gu;
/**
 * Invisible characters: controls, lone surrogates, soft hyphens, zero-width spaces and word joiners. Letter
 * joiners stay: Persian and composed emoji need them.
 */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cs}\u00ad\u180e\u200b\u2060-\u2064\ufeff]/gu;
/** Matches text without visible characters. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;
/** Direction overrides and non-characters. */
const FORBIDDEN = /[\u202d\u202e\p{Noncharacter_Code_Point}]/u;

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Normalises text of several lines: NFC, '\n', plain spaces, nothing invisible, trimmed. */
export function cleanText(text: string): string {
  const clean = withoutInvisible(
    text.normalize('NFC').replace(LINE_BREAK, '\n').replace(SPACE, ' '),
  ).trim();
  return BLANK.test(clean) ? '' : clean;
}

/** Normalises a line: as `cleanText`, with single spaces and no line breaks. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** Returns the first forbidden character, such as 'U+202E'. */
export function forbiddenCharacter(text: string): string | undefined {
  const code = FORBIDDEN.exec(text)?.[0].codePointAt(0);
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

// zod compiles parsers with `new Function` where it can; a strict content policy forbids that and would
// report the attempt.
z.config({ jitless: true });

export const URL_MAX = 2_048;

export function line(message?: string) {
  return z.string(message).check(z.overwrite(cleanLine), noForbiddenCharacter);
}

export function multilineText(message?: string) {
  return z.string(message).check(z.overwrite(cleanText), noForbiddenCharacter);
}

export function requiredText(min: number, max: number, message: string) {
  return line(message).check(z.minLength(min, message), z.maxLength(max, tooLong(max)));
}

/** As `requiredText`, with line breaks. */
export function requiredMultilineText(min: number, max: number, message: string) {
  return multilineText(message).check(z.minLength(min, message), z.maxLength(max, tooLong(max)));
}

/** An optional line. On an update, omitting it keeps the value and an empty one clears it. */
export function optionalText(max: number) {
  return z.optional(line().check(z.maxLength(max, tooLong(max))));
}

export function optionalMultilineText(max: number) {
  return z.optional(multilineText().check(z.maxLength(max, tooLong(max))));
}

/** A stored text that the server omits when it is empty. */
export const storedText = z.optional(z.string());

/**
 * An absolute http or https URL, normalised as browsers do, so that every page requests exactly the
 * checked address: `https:evil.example` would be a path of our host, and a line break would survive
 * in feeds.
 */
export function httpUrl(message: string) {
  return urlText(isHttpUrl, message);
}

/** As `httpUrl`, but optional: omitting it keeps the value, an empty one clears it. */
export function optionalHttpUrl(message: string) {
  return z.optional(urlText((text) => text === '' || isHttpUrl(text), message));
}

function urlText(isAllowed: (text: string) => boolean, message: string) {
  return z.string(message).check(
    z.overwrite((text) => normalizeUrl(withoutInvisible(text).trim())),
    z.maxLength(URL_MAX, tooLong(URL_MAX)),
    z.refine(isAllowed, message),
  );
}

export const EMAIL_MAX = 254;

export function emailAddress(message: string) {
  return line(message).check(
    z.maxLength(EMAIL_MAX, tooLong(EMAIL_MAX)),
    z.regex(z.regexes.email, message),
  );
}

/** An optional telephone number; an empty one clears it. */
export function optionalPhone(message: string) {
  const isAllowed = (text: string) => text === '' || PHONE.test(text);
  return z.optional(line(message).check(z.refine(isAllowed, message)));
}

/** Returns the URL as the standard writes it, or the text itself if it isn't a URL. */
function normalizeUrl(text: string): string {
  return URL.canParse(text) ? new URL(text).href : text;
}

/** True for an absolute http or https URL without credentials. */
export function isHttpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

export const SORT_ORDER_MAX = 1_000_000;
export const DEFAULT_SORT_ORDER = 0;

/** A position set by an admin; lower comes first. */
export const optionalSortOrder = z.optional(
  z.int().check(z.minimum(-SORT_ORDER_MAX), z.maximum(SORT_ORDER_MAX)),
);

/** An instant as ISO 8601 in UTC, as `Date.prototype.toISOString` writes it. */
export const isoDateTime = z.iso.datetime();

/** A valid calendar day, as YYYY-MM-DD. */
export const isoDate = z.iso.date();

/** The years admins may enter. Anything else is a slip, and some dates can't be stored. */
export const YEAR_MIN = 2000;
export const YEAR_MAX = 2100;

/** True for an ISO 8601 day or instant in those years. */
export function isInYears(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  return year >= YEAR_MIN && year <= YEAR_MAX;
}

export const givenDate = isoDate.check(z.refine(isInYears));

/** An optional day: omitting it keeps the value, an empty one clears it. */
export function optionalDate(message: string) {
  return optionalTime(givenDate, message);
}

/** As `optionalDate`, for an instant. */
export function optionalMoment(message: string) {
  return optionalTime(isoDateTime.check(z.refine(isInYears)), message);
}

function optionalTime(schema: z.ZodMiniType<string>, message: string) {
  const isAllowed = (text: string) => text === '' || schema.safeParse(text).success;
  return z.optional(line(message).check(z.refine(isAllowed, message)));
}

/** Counts an item's changes from 1; sent back in `If-Match` to detect a lost update. */
export const itemVersion = z.int().check(z.nonnegative());

/** The id in a path: one segment, since ids contain no slash. */
export const idParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(128)) });

/** The response to a DELETE. */
export const deletedItem = z.object({ id: z.string() });

const noForbiddenCharacter = z.refine<string>((text) => forbiddenCharacter(text) === undefined, {
  error: ({ input }) =>
    `Remove the hidden character ${forbiddenCharacter(String(input))}, or type this text again`,
});

function tooLong(max: number): string {
  return `Must be at most ${max} characters`;
}
