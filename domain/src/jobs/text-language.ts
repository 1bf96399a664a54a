/** An advert's language as in `lang`; undefined for English, the page's language. */
export interface AdvertLanguage {
  titleLang: string | undefined;
  textLang: string | undefined;
}

/** Marks of a German title. `lang` lets browsers hyphenate its long words. */
const GERMAN_TITLE = /\(m\/w\/d\)|ß|ingenieur|leiter|techniker|planer|meister|berater/i;
const GERMAN_WORD = /\b(?:der|die|das|und|mit|wir|sie|eine?)\b/gi;
/** A text with this many of these words isn't English. */
const WORDS_MIN = 3;

/** An Arabic letter; a few may be a client's name in an English text. */
const ARABIC = /\p{Script=Arabic}/gu;
const LATIN = /\p{Script=Latin}/gu;

/** Detects German and Arabic adverts; title and text are checked separately. */
export function languageOfAdvert(title: string, text: string): AdvertLanguage {
  const words = text.match(GERMAN_WORD) ?? [];
  return {
    titleLang: isArabic(title) ? 'ar' : GERMAN_TITLE.test(title) ? 'de' : undefined,
    textLang: isArabic(text) ? 'ar' : words.length >= WORDS_MIN ? 'de' : undefined,
  };
}

function isArabic(text: string): boolean {
  const lettersOf = (script: RegExp) => text.match(script)?.length ?? 0;
  return lettersOf(ARABIC) > lettersOf(LATIN);
}
