import type {
  Testimonial,
  TestimonialInput,
  TestimonialPatch,
} from '@torque-tide/contract/testimonials';
import type { Change } from '../content/change';
import { type ContentDependencies, createContentCollection } from '../content/collection';
import { newestFirst } from '../content/order';
import { newTestimonial, readTestimonial } from './converter';

export type TestimonialRepository = ReturnType<typeof createTestimonialRepository>;

/** Testimonials in Firestore. */
export function createTestimonialRepository(dependencies: ContentDependencies) {
  const testimonials = createContentCollection(dependencies, {
    kind: 'testimonials',
    read: readTestimonial,
  });

  return {
    /** Every testimonial, active or not, newest first. */
    list: async (): Promise<Testimonial[]> => newestFirst(await testimonials.list()),
    create: (input: TestimonialInput, change: Change): Promise<Testimonial> =>
      testimonials.create(newTestimonial(input), change),
    update: (
      id: string,
      patch: TestimonialPatch,
      change: Change,
      ifVersion?: number,
    ): Promise<Testimonial> => testimonials.update(id, patch, change, ifVersion),
    remove: testimonials.remove,
  };
}
