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
    'testimonials.create': ({ body, session }) =>
      testimonials.create(body, { by: session.username }),
    'testimonials.update': ({ params, body, session, ifVersion }) =>
      testimonials.update(params.id, body, { by: session.username }, ifVersion),
    'testimonials.delete': async ({ params, session, ifVersion }) => {
      await testimonials.remove(params.id, { by: session.username }, ifVersion);
      return { id: params.id };
    },
  };
}
