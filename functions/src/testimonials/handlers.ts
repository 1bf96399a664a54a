import type { HandlersOf } from '../http/handler';
import type { TestimonialRepository } from './repository';

/** Testimonials: visitors see the active ones, an admin all. */
export function createTestimonialHandlers(
  testimonials: TestimonialRepository,
): HandlersOf<'testimonials.'> {
  return {
    'testimonials.list': async ({ session }) => {
      const all = await testimonials.list();
      return session ? all : all.filter((testimonial) => testimonial.isActive);
    },
    'testimonials.create': ({ body }) => testimonials.create(body),
    'testimonials.update': ({ params, body, ifVersion }) =>
      testimonials.update(params.id, body, ifVersion),
    'testimonials.delete': async ({ params, ifVersion }) => {
      await testimonials.remove(params.id, ifVersion);
      return { id: params.id };
    },
  };
}
