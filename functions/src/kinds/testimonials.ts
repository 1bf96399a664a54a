import { testimonialSchema } from '@torque-tide/contract/testimonials';
import { defineContentKind } from '../content/kind';
import { compareNewest } from '../content/document';

export const testimonials = defineContentKind({
  kind: 'testimonials',
  label: 'Testimonial',
  titleFields: ['author', 'company', 'quote'],
  schema: testimonialSchema,
  defaults: () => ({ isActive: true }),
  isPublished: ({ isActive }) => isActive,
  compare: compareNewest,
});
