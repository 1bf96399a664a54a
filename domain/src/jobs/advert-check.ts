import { DISCRIMINATORY_WORDS, FILLER_WORDS, type AdvertWord } from './advert-words';
import type { AdvertDraft, AdvertField, AdvertRule, AdvertWarning } from './advert-rules';
import { checkCopyMark, checkCountries, checkListSigns, checkTags } from './advert-slips';
import { readPlaces } from './published-job-places';
import { readSalary } from './published-job-salary';

/** Fewest words over all three texts that Google's "complete description" can be read out of. */
export const COMPLETE_ADVERT_WORDS = 80;
/** Fewest words of description that say what the work is. */
const NATURE_OF_WORK_WORDS = 20;

const EU_MEMBERS =
  'Austria Belgium Bulgaria Croatia Cyprus Czechia Denmark Estonia Finland France Germany Greece Hungary Ireland Italy Latvia Lithuania Luxembourg Malta Netherlands Poland Portugal Romania Slovakia Slovenia Spain Sweden'.split(
    ' ',
  );

/** Shown where a salary cannot be read: it is read for every type of job. */
export const READ_SALARY = '£55k to £65k a year plus car';
const REMOTE = 'remote';
const KIND_OF_CONTRACT = /\bpermanent\b|\btemporary\b|\bcontract(?:or)?\b|\bfixed[- ]term\b/i;
const EXPERIENCE = /\bexperience\b|\bqualif\w+\b|\bdegree\b|\btrain(?:ed|ing)\b|\byears\b/i;
/** An amount of money such as £62k, €95,000, 550 EUR. */
const MONEY = /[£€$]\s?\d|\b\d[\d,.]{0,15}\s?k?\s?(?:GBP|EUR|USD|PLN|AED|CAD|AUD)\b/i;
const TEXTS = ['title', 'description', 'responsibilities', 'requirements'] as const;

/** Checks a job's advert against the rules that bind it and those that help it; worst first. */
export function checkAdvert(draft: AdvertDraft): AdvertWarning[] {
  return [
    ...checkConduct(draft),
    ...checkWords(draft, DISCRIMINATORY_WORDS, 'equality'),
    ...checkPayTransparency(draft),
    ...checkCopyMark(draft),
    ...checkGoogle(draft),
    ...checkCountries(draft),
    ...checkTags(draft),
    ...checkListSigns(draft),
    ...checkWords(draft, FILLER_WORDS, 'style'),
  ];
}

function checkConduct(draft: AdvertDraft): AdvertWarning[] {
  const warnings: AdvertWarning[] = [];
  const warn = (field: AdvertField, message: string) =>
    warnings.push({ rule: 'conduct', field, message });
  if (!KIND_OF_CONTRACT.test(`${draft.jobType ?? ''} ${allText(draft)}`)) {
    warn('jobType', 'Say whether the position is permanent or temporary.');
  }
  if (!draft.salary) return warnings;
  if (countWords(draft.description) < NATURE_OF_WORK_WORDS) {
    warn('description', 'Pay is stated, so the advert must say what the work is.');
  }
  if (!hasLocation(draft)) {
    warn('customLocation', 'Pay is stated, so the advert must say where the work is.');
  }
  if (!EXPERIENCE.test(`${draft.requirements ?? ''} ${draft.description ?? ''}`)) {
    warn(
      'requirements',
      'Pay is stated, so the advert must name the minimum experience, training or qualifications for it.',
    );
  }
  return warnings;
}

function checkPayTransparency(draft: AdvertDraft): AdvertWarning[] {
  const places = [...tagsOf(draft), (draft.customLocation ?? '').toLowerCase()];
  const country = EU_MEMBERS.find((member) =>
    places.some((place) => new RegExp(`\\b${member}\\b`, 'i').test(place)),
  );
  if (!country || draft.salary) return [];
  return [
    {
      rule: 'payTransparency',
      field: 'salary',
      message: `Candidates in ${country} are entitled to the pay or its range before an interview: state it here.`,
    },
  ];
}

function checkGoogle(draft: AdvertDraft): AdvertWarning[] {
  const warnings: AdvertWarning[] = [];
  const words = countWords(allText(draft));
  if (words < COMPLETE_ADVERT_WORDS) {
    warnings.push({
      rule: 'google',
      field: 'description',
      message: `The description should be complete: duties, requirements, hours. So far the advert has ${words} words.`,
    });
  }
  if (!hasLocation(draft)) {
    warnings.push({
      rule: 'google',
      field: 'locationTags',
      message: tagsOf(draft).includes(REMOTE)
        ? 'A remote job needs the country in which applicants may live.'
        : 'Name a real town or country: a job without one is not listed.',
    });
  }
  if (!draft.salary && MONEY.test(allText(draft))) {
    warnings.push({
      rule: 'google',
      field: 'salary',
      message:
        'The text names an amount while the salary shown is "Competitive": put the salary in its field.',
    });
  }
  const { locationTags = '', customLocation = '', jobType } = draft;
  const { places } = readPlaces({ locationTags, customLocation });
  const countries = places.map(({ country }) => country.code);
  const salary = readSalary(draft.salary, { countries, jobType });
  if (salary.kind === 'doubt') {
    warnings.push({
      rule: 'google',
      field: 'salary',
      message: `Search engines cannot use "${draft.salary}". ${salary.reason} They read "${READ_SALARY}".`,
    });
  }
  return warnings;
}

function checkWords(
  draft: AdvertDraft,
  words: readonly AdvertWord[],
  rule: AdvertRule,
): AdvertWarning[] {
  return TEXTS.flatMap((field) =>
    words.flatMap(({ pattern, advice }) => {
      const found = pattern.exec(draft[field] ?? '');
      return found ? [{ rule, field, message: `"${found[0]}" ${advice}.` }] : [];
    }),
  );
}

/** A place where somebody works: "Remote" is none. */
function hasLocation(draft: AdvertDraft): boolean {
  return Boolean(draft.customLocation?.trim()) || tagsOf(draft).some((tag) => tag !== REMOTE);
}

function tagsOf({ locationTags = '' }: AdvertDraft): string[] {
  return locationTags
    .split(',')
    .map((tag) => tag.trim().toLowerCase())
    .filter(Boolean);
}

function allText(draft: AdvertDraft): string {
  return TEXTS.map((field) => draft[field] ?? '').join('\n');
}

function countWords(text = ''): number {
  return text.split(/\s+/).filter(Boolean).length;
}
