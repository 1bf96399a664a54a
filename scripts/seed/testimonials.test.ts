import { testimonialInputSchema } from '@torque-tide/contract/testimonials';
import { describe, expect, test } from 'vitest';
import { demoTestimonials } from './testimonials';

/** Characters after which a card cuts a quote and offers 'Read More'. */
const CUT_AFTER = 150;

test.each(demoTestimonials)('$id is valid', (demo) => {
  const { id: _, createdDaysAgo: __, ...testimonial } = demo;
  expect(testimonialInputSchema.parse(testimonial)).toEqual(testimonial);
});

describe('together', () => {
  test('are eight, newest first, with distinct ids', () => {
    const ages = demoTestimonials.map(({ createdDaysAgo }) => createdDaysAgo);
    expect(ages).toEqual([...ages].sort((a, b) => a - b));
    expect(new Set(demoTestimonials.map(({ id }) => id)).size).toBe(8);
  });

  test('include an inactive one', () => {
    expect(demoTestimonials.filter(({ isActive }) => !isActive)).toHaveLength(1);
  });

  test('include long and short quotes', () => {
    const active = demoTestimonials.filter(({ isActive }) => isActive);
    expect(active.filter(({ quote }) => quote.length > CUT_AFTER).length).toBeGreaterThanOrEqual(3);
    expect(active.filter(({ quote }) => quote.length <= CUT_AFTER).length).toBeGreaterThanOrEqual(
      2,
    );
  });

  test.each(['author', 'company', 'jobTitle', 'position', 'sector', 'industry'] as const)(
    'some name their %s and some do not',
    (detail) => {
      const named = demoTestimonials.filter((testimonial) => testimonial[detail]);
      expect(named.length).toBeGreaterThan(0);
      expect(named.length).toBeLessThan(demoTestimonials.length);
    },
  );
});
