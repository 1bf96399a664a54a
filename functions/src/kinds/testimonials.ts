import { testimonialSchema } from '@torque-tide/contract/testimonials';
import { defineContentKind } from '../content/kind';
import { compareNewest } from '../content/order';

export const testimonials = defineContentKind({
  kind: 'testimonials',
  label: 'Testimonial',
  titleFields: ['author', 'company', 'quote'],
  schema: testimonialSchema,
  defaults: () => ({ isActive: true }),
  isPublished: ({ isActive }) => isActive,
  compare: compareNewest,
});
