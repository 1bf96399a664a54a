import type { HandlersOf } from '../http/handler';
import type { TestimonialRepository } from './repository';

/** Testimonials as an admin sees and changes them: all of them, as they are stored. */
export function createTestimonialHandlers(
  testimonials: TestimonialRepository,
): HandlersOf<'testimonials.'> {
  return {
    'testimonials.list': () => testimonials.list(),
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
