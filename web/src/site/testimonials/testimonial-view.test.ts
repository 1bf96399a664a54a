import { describe, expect, test } from 'vitest';
import { buildTestimonial } from '@/test/builders';
import { toTestimonialView } from './testimonial-view';

describe('the quote', () => {
  const previewOf = (quote: string) => toTestimonialView(buildTestimonial({ quote })).preview;

  test('is shown whole with 150 characters, and cut with 151', () => {
    expect(previewOf('a'.repeat(150))).toBeUndefined();
    expect(previewOf('a'.repeat(151))).toBe(`${'a'.repeat(150)}...`);
  });

  test("doesn't end in a space or half a character", () => {
    expect(previewOf(`${'a'.repeat(149)} and more`)).toBe(`${'a'.repeat(149)}...`);
    expect(previewOf('🔋'.repeat(200))).toBe(`${'🔋'.repeat(150)}...`);
  });
});

describe('the author', () => {
  test.each([
    [{ position: 'CTO', jobTitle: 'Engineer' }, 'A. Client', 'CTO, Example Grid'],
    [{ position: '', jobTitle: 'Engineer' }, 'A. Client', 'Engineer, Example Grid'],
    [{ position: '', jobTitle: '' }, 'A. Client', 'Example Grid'],
    [{ position: 'CTO', company: '' }, 'A. Client', 'CTO'],
    [{ author: '', position: 'CTO' }, 'Example Grid', 'CTO'],
    [{ author: '', company: '', position: '', jobTitle: '' }, '', ''],
  ])('%j', (given, name, role) => {
    expect(toTestimonialView(buildTestimonial(given))).toMatchObject({ name, role });
  });

  test('falls back to the industry without a sector', () => {
    const view = toTestimonialView(buildTestimonial({ sector: '', industry: 'Automotive' }));
    expect(view.sector).toBe('Automotive');
  });
});
