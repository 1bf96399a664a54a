/** A word or phrase that an advert does better without. */
export interface AdvertWord {
  pattern: RegExp;
  /** What to write instead, or why to leave it out. */
  advice: string;
}

/**
 * Wording that may point to age, sex, origin or health, which the Equality Act 2010 protects.
 * A match is a question to the editor and not a finding: context may make it lawful.
 */
export const DISCRIMINATORY_WORDS: readonly AdvertWord[] = [
  { pattern: /\byoung(?:er)?\b|\byouthful\b/i, advice: 'points to age: name the skill instead' },
  { pattern: /\bdigital natives?\b/i, advice: 'points to age: name the tools to be used' },
  { pattern: /\brecent(?:ly)? graduates?\b/i, advice: 'points to age: name the qualification' },
  { pattern: /\bmature (?:person|candidate|individual)s?\b/i, advice: 'points to age' },
  {
    pattern: /\bnative (?:\w+ )?speakers?\b|\bmother tongue\b/i,
    advice: 'points to origin: ask for a level, such as fluent or C1',
  },
  { pattern: /\bforemen\b|\bforeman\b/i, advice: 'points to sex: write supervisor' },
  { pattern: /\bsales(?:man|men|woman|women)\b/i, advice: 'points to sex: write sales person' },
  { pattern: /\bchairm[ae]n\b/i, advice: 'points to sex: write chair' },
  { pattern: /\bhandym[ae]n\b/i, advice: 'points to sex: write maintenance technician' },
  { pattern: /\bmanpower\b/i, advice: 'points to sex: write staff or workforce' },
  { pattern: /\bable[- ]bodied\b/i, advice: 'points to disability: describe the task' },
  { pattern: /\bphysically fit\b/i, advice: 'may point to disability: describe the task' },
];

/** Wording that says nothing; the house style does without it. */
export const FILLER_WORDS: readonly AdvertWord[] = [
  { pattern: /\bsynerg(?:y|ies)\b/i, advice: 'say who works with whom' },
  { pattern: /\bpassionate\b/i, advice: 'say what the person will care for' },
  { pattern: /\brock ?stars?\b|\bninjas?\b|\bgurus?\b/i, advice: 'name the level' },
  {
    pattern: /\bdynamic (?:team|environment|company|person|individual)\b/i,
    advice: 'say what changes',
  },
  { pattern: /\bfast[- ]paced\b/i, advice: 'say what has to be done by when' },
  { pattern: /\bwork hard,? play hard\b/i, advice: 'say what the hours are' },
  { pattern: /\bhit the ground running\b/i, advice: 'say what is expected in the first months' },
  { pattern: /\bunlock\b/i, advice: 'say what gets better' },
  { pattern: /\bworld[- ]class\b|\bbest[- ]in[- ]class\b/i, advice: 'say what it is measured by' },
];
