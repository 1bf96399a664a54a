import { testimonialInputSchema } from '@torque-tide/contract/testimonials';
import { describe, expect, test } from 'vitest';
import { demoTestimonials } from './testimonials';

/** Characters after which a card cuts a quote and offers 'Read More'. */
const CUT_AFTER = 150;

test.each(demoTestimonials)('$id is accepted as it is by the contract', (demo) => {
  const { id: _, createdDaysAgo: __, ...testimonial } = demo;
  expect(testimonialInputSchema.parse(testimonial)).toEqual(testimonial);
});

describe('together', () => {
  test('there are eight, newest first, each with an id of its own', () => {
    const ages = demoTestimonials.map(({ createdDaysAgo }) => createdDaysAgo);
    expect(ages).toEqual([...ages].sort((a, b) => a - b));
    expect(new Set(demoTestimonials.map(({ id }) => id)).size).toBe(8);
  });

  test('one is inactive', () => {
    expect(demoTestimonials.filter(({ isActive }) => !isActive)).toHaveLength(1);
  });

  test('some are shown cut and some whole', () => {
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
