import {
  type Testimonial,
  type TestimonialInput,
  testimonialSchema,
} from '@torque-tide/contract/testimonials';
import {
  type Stamps,
  type StoredDocument,
  type StoredStamps,
  toStoredStamps,
  withoutNulls,
} from '../content/stored';
import { withoutUndefined } from '../lib/values';

/** A testimonial as it is stored; its id is the document's. */
export type StoredTestimonial = Omit<Testimonial, 'id'> & StoredStamps;

/** A testimonial as the API stores it. */
export function toStoredTestimonial(testimonial: Testimonial, stamps: Stamps): StoredTestimonial {
  const { id: _id, ...rest } = testimonial;
  return { ...rest, ...toStoredStamps(stamps) };
}

/** A new testimonial with every default filled in. */
export function newTestimonial(input: TestimonialInput): Omit<Testimonial, 'id'> {
  return {
    author: '',
    company: '',
    jobTitle: '',
    position: '',
    sector: '',
    industry: '',
    isActive: true,
    ...withoutUndefined(input),
    version: 1,
  };
}

/** @throws {z.core.$ZodError} when the document is no testimonial */
export function readTestimonial({ id, data }: StoredDocument): Testimonial {
  return testimonialSchema.parse({ version: 0, ...withoutNulls(data), id });
}
