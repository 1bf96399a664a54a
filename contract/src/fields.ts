import * as z from 'zod/mini';

/** Every way to end a line. */
const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
const SPACE = /[\t\p{Zs}]/gu;
/**
 * Characters that nobody sees: controls, halves of a surrogate pair, soft hyphens, zero-width spaces and
 * joiners of words. Joiners of letters stay, since Persian and composed emoji need them.
 */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cs}\u00ad\u180e\u200b\u2060-\u2064\ufeff]/gu;
/** Text in which nothing is visible, whatever characters stay in it. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;
/** Turns the direction of all that follows, or no character at all. */
const FORBIDDEN = /[\u202d\u202e\p{Noncharacter_Code_Point}]/u;

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Returns text of several lines in one spelling: NFC, '\n', plain spaces, nothing invisible, trimmed. */
export function cleanText(text: string): string {
  const clean = withoutInvisible(
    text.normalize('NFC').replace(LINE_BREAK, '\n').replace(SPACE, ' '),
  ).trim();
  return BLANK.test(clean) ? '' : clean;
}

/** Returns a line in one spelling: as `cleanText`, with single spaces and no line breaks. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** The first character that no text may have, as 'U+202E'. */
export function forbiddenCharacter(text: string): string | undefined {
  const code = FORBIDDEN.exec(text)?.[0].codePointAt(0);
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

// zod compiles object parsers with `new Function` where it may; a strict Content-Security-Policy
// forbids that and would report the attempt.
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

/** A line that may be left out (on an update: stays as it is) or empty (clears it). */
export function optionalText(max: number) {
  return z.optional(line().check(z.maxLength(max, tooLong(max))));
}

export function optionalMultilineText(max: number) {
  return z.optional(multilineText().check(z.maxLength(max, tooLong(max))));
}

/** Text of an item that may have none: then the server leaves the field out. */
export const storedText = z.optional(z.string());

/**
 * An absolute http or https URL: anything else could run script or leak a local path. It becomes the
 * address that a browser makes of it, so that what was checked is what every page asks for:
 * `https:evil.example` would be a path of our own host in a page of ours, and a line break would stay
 * in feeds and structured data. An address without a path gets its slash, as in a browser.
 */
export function httpUrl(message: string) {
  return urlText(isHttpUrl, message);
}

/** As `httpUrl`, for an address that may be left out (on an update: stays as it is) or empty (clears it). */
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

/** The URL as the standard writes it; a text that is none stays as it is. */
function normalizeUrl(text: string): string {
  return URL.canParse(text) ? new URL(text).href : text;
}

/** True for an absolute URL whose scheme is http or https and that carries no credentials. */
export function isHttpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

export const SORT_ORDER_MAX = 1_000_000;
export const DEFAULT_SORT_ORDER = 0;

/** A place in an order that an admin gives; lower numbers come first. */
export const optionalSortOrder = z.optional(
  z.int().check(z.minimum(-SORT_ORDER_MAX), z.maximum(SORT_ORDER_MAX)),
);

/** A point in time as ISO 8601 in UTC, as `Date.prototype.toISOString` writes it. */
export const isoDateTime = z.iso.datetime();

/** A calendar day, as YYYY-MM-DD; the 30th of February is none. */
export const isoDate = z.iso.date();

/** First and last year of a date that an admin gives: any other is a slip, and not every one can be stored. */
export const YEAR_MIN = 2000;
export const YEAR_MAX = 2100;

/** True for a day or a point in time, as ISO 8601, of a year that an admin may give. */
export function isInYears(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  return year >= YEAR_MIN && year <= YEAR_MAX;
}

export const givenDate = isoDate.check(z.refine(isInYears));

/** A day that may be left out (on an update: stays as it is) or empty (clears it). */
export function optionalDate(message: string) {
  return z.optional(
    line(message).check(
      z.refine((text) => text === '' || z.safeParse(givenDate, text).success, message),
    ),
  );
}

/** A point in time that may be left out (on an update: stays as it is) or empty (clears it). */
export function optionalMoment(message: string) {
  return z.optional(
    line(message).check(
      z.refine((text) => {
        if (text === '') return true;
        return z.safeParse(isoDateTime, text).success && isInYears(text);
      }, message),
    ),
  );
}

/** How often an item has been changed, from 1; sent back in `If-Match` to detect a lost update. */
export const itemVersion = z.int().check(z.nonnegative());

/** The id in a path. Ids never hold a slash, so one path segment is one id. */
export const idParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(128)) });

/** What a DELETE answers with. */
export const deletedItem = z.object({ id: z.string() });

const noForbiddenCharacter = z.refine<string>((text) => forbiddenCharacter(text) === undefined, {
  error: ({ input }) =>
    `Remove the hidden character ${forbiddenCharacter(String(input))}, or type this text again`,
});

function tooLong(max: number): string {
  return `Must be at most ${max} characters`;
}
