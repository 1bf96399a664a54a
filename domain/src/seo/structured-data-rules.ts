import type { JsonLd } from './structured-data';

/**
 * Google's documented rules for JobPosting, as far as a program can check them.
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
const EMPLOYMENT_TYPES = new Set(
  'FULL_TIME PART_TIME CONTRACTOR TEMPORARY INTERN VOLUNTEER PER_DIEM OTHER'.split(' '),
);
const SALARY_UNITS = new Set(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']);
const ISO_8601 = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;
const HTML_TAGS = /<(?!\/?(?:p|ul|li|br)>)/;

type Node = Readonly<Record<string, unknown>>;

/** Returns every rule that a posting breaks, in words. */
export function brokenJobPostingRules(posting: JsonLd): string[] {
  const broken: string[] = [];
  const must = (holds: boolean, rule: string) => {
    if (!holds) broken.push(rule);
  };

  must(posting['@context'] === 'https://schema.org', 'context is schema.org');
  must(posting['@type'] === 'JobPosting', 'type is JobPosting');
  must(isText(posting['title']), 'title is required');
  const description = posting['description'];
  must(isText(description), 'description is required');
  must(description !== posting['title'], 'description is more than the title');
  must(isText(description) && description.startsWith('<p>'), 'description is HTML');
  must(isText(description) && !HTML_TAGS.test(description), 'description has only p, ul, li, br');
  must(isDate(posting['datePosted']), 'datePosted is required, in ISO 8601');
  must(
    isAbsent(posting['validThrough']) || isDate(posting['validThrough']),
    'validThrough is ISO 8601',
  );
  must(
    isAbsent(posting['directApply']) || posting['directApply'] === true,
    'directApply is true or absent',
  );

  const organization = nodeOf(posting['hiringOrganization']);
  must(organization['@type'] === 'Organization', 'hiringOrganization is an Organization');
  must(isText(organization['name']), 'hiringOrganization has a name');

  const places = nodesOf(posting['jobLocation']);
  must(places.length > 0, 'jobLocation is required');
  for (const place of places) {
    const address = nodeOf(place['address']);
    must(place['@type'] === 'Place', 'jobLocation is a Place');
    must(address['@type'] === 'PostalAddress', 'jobLocation has a PostalAddress');
    must(/^[A-Z]{2}$/.test(String(address['addressCountry'])), 'addressCountry is an ISO code');
  }

  const locationType = posting['jobLocationType'];
  const applicants = nodesOf(posting['applicantLocationRequirements']);
  must(isAbsent(locationType) || locationType === 'TELECOMMUTE', 'jobLocationType is TELECOMMUTE');
  must(
    isAbsent(locationType) === (applicants.length === 0),
    'applicantLocationRequirements go with TELECOMMUTE',
  );
  for (const country of applicants) {
    must(country['@type'] === 'Country' && isText(country['name']), 'applicants are in a Country');
  }

  for (const type of listOf(posting['employmentType'])) {
    must(EMPLOYMENT_TYPES.has(String(type)), 'employmentType is in the vocabulary');
  }

  if (!isAbsent(posting['baseSalary'])) broken.push(...brokenSalaryRules(posting['baseSalary']));
  return broken;
}

function brokenSalaryRules(salary: unknown): string[] {
  const { '@type': type, currency, value } = nodeOf(salary);
  const amount = nodeOf(value);
  const { value: exact, minValue: min, maxValue: max } = amount;
  const isRange = isAmount(min) && isAmount(max) && min < max && isAbsent(exact);
  const isExact = isAmount(exact) && isAbsent(min) && isAbsent(max);
  return [
    ...(type === 'MonetaryAmount' ? [] : ['baseSalary is a MonetaryAmount']),
    ...(/^[A-Z]{3}$/.test(String(currency)) ? [] : ['currency is an ISO 4217 code']),
    ...(amount['@type'] === 'QuantitativeValue' ? [] : ['salary value is a QuantitativeValue']),
    ...(isRange || isExact ? [] : ['salary is one number or a range of numbers']),
    ...(SALARY_UNITS.has(String(amount['unitText'])) ? [] : ['unitText is in the vocabulary']),
  ];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isDate(value: unknown): boolean {
  return isText(value) && ISO_8601.test(value) && !Number.isNaN(Date.parse(value));
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

function isAbsent(value: unknown): boolean {
  return value === undefined;
}

function listOf(value: unknown): readonly unknown[] {
  if (isAbsent(value)) return [];
  return Array.isArray(value) ? value : [value];
}

function nodesOf(value: unknown): Node[] {
  return listOf(value).map(nodeOf);
}

function nodeOf(value: unknown): Node {
  return typeof value === 'object' && value !== null ? (value as Node) : {};
}
