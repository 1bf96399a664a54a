import { DEFAULT_TESTIMONIAL_AUTHOR } from '@torque-tide/contract/case-study-defaults';
import {
  type CaseStudy,
  caseStudySchema,
  type CaseStudyInput,
  type CaseStudyPatch,
} from '@torque-tide/contract/case-studies';
import type { DocumentData } from 'firebase-admin/firestore';
import {
  type Stamps,
  type StoredDocument,
  type StoredStamps,
  toStoredStamps,
  withoutNulls,
} from '../content/stored';
import { withoutUndefined } from '../lib/values';

/** A case study as it is stored; its id is the document's. */
export type StoredCaseStudy = Omit<CaseStudy, 'id'> & StoredStamps;

/** A case study as the API stores it. */
export function toStoredCaseStudy(caseStudy: CaseStudy, stamps: Stamps): StoredCaseStudy {
  return { ...toStoredCaseStudyFields(caseStudy), ...toStoredStamps(stamps) };
}

/** The same without its stamps, which the collection sets. */
export function toStoredCaseStudyFields(
  caseStudy: CaseStudy,
): Omit<StoredCaseStudy, keyof StoredStamps> {
  const { id: _id, ...rest } = caseStudy;
  return rest;
}

/** A new case study with every default filled in. */
export function newCaseStudy(input: CaseStudyInput): CaseStudy {
  const { stats, testimonial, ...rest } = input;
  const given = cleanTestimonial(testimonial);
  return {
    tags: [],
    company: '',
    ...withoutUndefined(rest),
    stats: cleanStats(stats ?? {}),
    ...(given ? { testimonial: given } : {}),
    version: 1,
  };
}

/** The stored fields that a patch changes; `null` takes one away. */
export function toStoredCaseStudyChanges(patch: CaseStudyPatch): DocumentData {
  const { id: _id, stats, testimonial, ...rest } = patch;
  return {
    ...rest,
    ...(stats === undefined ? {} : { stats: cleanStats(stats) }),
    ...(testimonial === undefined ? {} : { testimonial: cleanTestimonial(testimonial) ?? null }),
  };
}

/** @throws {z.core.$ZodError} when the document is no case study */
export function readCaseStudy({ id, data }: StoredDocument): CaseStudy {
  const { stats, testimonial, ...rest } = withoutNulls(data);
  return caseStudySchema.parse({
    version: 0,
    ...rest,
    ...(stats ? { stats: withoutNulls(stats as DocumentData) } : {}),
    ...(hasQuote(testimonial) ? { testimonial: withoutNulls(testimonial) } : {}),
    id,
  });
}

function cleanStats(stats: NonNullable<CaseStudyInput['stats']>): CaseStudy['stats'] {
  return Object.fromEntries(
    Object.entries(stats).filter(([, value]) => value !== '' && value !== undefined),
  );
}

function cleanTestimonial(testimonial: CaseStudyInput['testimonial']): CaseStudy['testimonial'] {
  if (!testimonial) return undefined;
  const { quote, author, company = '' } = testimonial;
  return { quote, author: author || DEFAULT_TESTIMONIAL_AUTHOR, company };
}

function hasQuote(testimonial: unknown): testimonial is DocumentData {
  return (
    typeof testimonial === 'object' &&
    testimonial !== null &&
    'quote' in testimonial &&
    Boolean(testimonial.quote)
  );
}
