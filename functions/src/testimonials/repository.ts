import type {
  Testimonial,
  TestimonialInput,
  TestimonialPatch,
} from '@torque-tide/contract/testimonials';
import { type ContentDependencies, createContentCollection } from '../content/collection';
import { newestFirst } from '../content/order';
import { COLLECTIONS } from '../lib/collections';
import { newTestimonial, readTestimonial } from './converter';

export type TestimonialRepository = ReturnType<typeof createTestimonialRepository>;

/** Testimonials in Firestore. */
export function createTestimonialRepository(dependencies: ContentDependencies) {
  const testimonials = createContentCollection(dependencies, {
    name: COLLECTIONS.testimonials,
    label: 'Testimonial',
    read: readTestimonial,
  });

  return {
    /** Every testimonial, active or not, newest first. */
    list: async (): Promise<Testimonial[]> => newestFirst(await testimonials.list()),
    create: (input: TestimonialInput): Promise<Testimonial> =>
      testimonials.create(newTestimonial(input)),
    update: (id: string, patch: TestimonialPatch, ifVersion?: number): Promise<Testimonial> =>
      testimonials.update(id, patch, ifVersion),
    remove: testimonials.remove,
  };
}
