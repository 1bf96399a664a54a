import * as z from 'zod/mini';
import type { JsonLd } from '../seo/structured-data';

const text = z.string().check(z.regex(/\S/));
const amount = z.number().check(z.positive());
const date = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
const absent = z.optional(z.undefined());

const oneOrMany = (schema: z.ZodMiniType) =>
  z.union([schema, z.array(schema).check(z.minLength(1))]);

const place = z.looseObject({
  '@type': z.literal('Place'),
  address: z.looseObject({
    '@type': z.literal('PostalAddress'),
    addressCountry: z.string().check(z.regex(/^[A-Z]{2}$/)),
  }),
});

const quantity = {
  '@type': z.literal('QuantitativeValue'),
  unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
};
const salary = z.looseObject({
  '@type': z.literal('MonetaryAmount'),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  value: z.union([
    z.strictObject({ ...quantity, value: amount }),
    z
      .strictObject({ ...quantity, minValue: amount, maxValue: amount })
      .check(z.refine(({ minValue, maxValue }) => minValue < maxValue)),
  ]),
});

const posting = z.looseObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('JobPosting'),
  title: text,
  // HTML with p, ul, li and br only.
  description: z.string().check(z.regex(/^<p>(?!.*<(?!\/?(?:p|ul|li|br)>))/s)),
  datePosted: date,
  validThrough: z.optional(date),
  directApply: z.optional(z.literal(true)),
  hiringOrganization: z.looseObject({ '@type': z.literal('Organization'), name: text }),
  jobLocation: oneOrMany(place),
  employmentType: z.optional(
    oneOrMany(
      z.enum('FULL_TIME PART_TIME CONTRACTOR TEMPORARY INTERN VOLUNTEER PER_DIEM OTHER'.split(' ')),
    ),
  ),
  baseSalary: z.optional(salary),
});

const country = z.looseObject({ '@type': z.literal('Country'), name: text });
const workplace = z.union([
  z.looseObject({ jobLocationType: absent, applicantLocationRequirements: absent }),
  z.looseObject({
    jobLocationType: z.literal('TELECOMMUTE'),
    applicantLocationRequirements: oneOrMany(country),
  }),
]);

/**
 * Returns the properties of a posting that break Google's documented rules, as far as a program can check them.
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function brokenJobPostingRules(given: JsonLd): string[] {
  const issues = posting.safeParse(given).error?.issues ?? [];
  const broken = issues.map(({ path }) => path.join('.'));
  return workplace.safeParse(given).success ? broken : [...broken, 'jobLocationType'];
}
