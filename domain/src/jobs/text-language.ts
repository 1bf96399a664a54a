/** What an advert is written in, as `lang` names it; undefined for English, the language of the page. */
export interface AdvertLanguage {
  titleLang: string | undefined;
  textLang: string | undefined;
}

/** What only a German title has. Its words may be longer than a line, and need to be known for what they are. */
const GERMAN_TITLE = /\(m\/w\/d\)|ß|ingenieur|leiter|techniker|planer|meister|berater/i;
const GERMAN_WORD = /\b(?:der|die|das|und|mit|wir|sie|eine?)\b/gi;
/** So many of these words stand in no English text. */
const WORDS_MIN = 3;

/** A letter of Arabic, of which a few may name a client in an English text. */
const ARABIC = /\p{Script=Arabic}/gu;
const LATIN = /\p{Script=Latin}/gu;

/** Tells German and Arabic adverts from English ones; a title may be German above an English text, or English above a German one. */
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
