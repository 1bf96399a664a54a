import { hasClosingDayPassed } from '@torque-tide/domain/jobs/job-openness';
import { splitTags } from '@torque-tide/domain/jobs/job-text';
import type { FormValue } from '@/admin/fields/form-values';
import type { FieldNote } from '@/admin/ui/outlined-field';
import { NO_LOCATION, NO_SALARY } from '@/shared/content/job/job-view-model';

/** An improvement that an advert may need. It never prevents a save. */
interface AdvertHint extends FieldNote {
  field: string;
}

/** Nobody would read more. */
const HINTS_MAX = 3;
/** A shorter text may consist of abbreviations. */
const CAPITALS_MIN = 10;
const TEXTS = ['title', 'description', 'responsibilities', 'requirements'] as const;

const AGE = 'points to age: name the skill instead.';
/** Words that may put people off because of their age or gender, each with advice. */
const EXCLUDING_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\byoung(?:er)?\b|\byouthful\b|\bdigital natives?\b|\brecent(?:ly)? graduates?\b/i, AGE],
  [/\bmature (?:person|candidate|individual)s?\b/i, AGE],
  [/\bforem[ae]n\b/i, 'points to gender: write supervisor.'],
  [/\bsales(?:wo)?m[ae]n\b/i, 'points to gender: write salesperson.'],
  [/\bchairm[ae]n\b/i, 'points to gender: write chair.'],
  [/\bhandym[ae]n\b/i, 'points to gender: write maintenance technician.'],
  [/\bmanpower\b/i, 'points to gender: write workforce.'],
];

/** Returns the hints for an advert, the most important first, three at most. */
export function advertHints(
  values: Readonly<Record<string, FormValue>>,
  now: Date,
): readonly AdvertHint[] {
  const hints: AdvertHint[] = [];
  const textOf = (field: string) => String(values[field] ?? '').trim();
  const warn = (field: string, text: string) => hints.push({ field, text, tone: 'warning' });
  const tell = (field: string, text: string) => hints.push({ field, text, tone: 'plain' });

  if (hasClosingDayPassed({ closesAt: textOf('closesAt') }, now)) {
    warn('closesAt', 'This day has passed, so the job is closed.');
  }
  for (const field of TEXTS) {
    for (const [words, advice] of EXCLUDING_WORDS) {
      const [found] = words.exec(textOf(field)) ?? [];
      if (found !== undefined) warn(field, `“${found}” ${advice}`);
    }
    if (isInCapitals(textOf(field))) warn(field, 'All capitals are hard to read.');
  }
  if (textOf('salary') === '') tell('salary', `Without a salary, visitors read ‘${NO_SALARY}’.`);
  if (splitTags(textOf('locationTags')).length === 0 && textOf('customLocation') === '') {
    tell('locationTags', `Without a place, visitors read ‘${NO_LOCATION}’.`);
  }
  return hints.slice(0, HINTS_MAX);
}

function isInCapitals(text: string): boolean {
  return (text.match(/\p{Lu}/gu)?.length ?? 0) >= CAPITALS_MIN && !/\p{Ll}/u.test(text);
}
