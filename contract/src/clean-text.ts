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

/** Returns text without its invisible characters. */
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
