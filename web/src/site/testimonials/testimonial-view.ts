import type { Testimonial } from '@torque-tide/contract/testimonials';

/** Longest quote that a card shows whole, in characters. */
export const QUOTE_PREVIEW_MAX = 150;

export interface TestimonialView {
  id: string;
  quote: string;
  /** The beginning of a long quote; undefined when the card shows it whole. */
  preview: string | undefined;
  /** Who says it: a person, or else their company. Empty when neither is known. */
  name: string;
  /** Position and company, as far as they are known and not the name already. */
  role: string;
  sector: string;
}

/** What a card shows of a testimonial. */
export function toTestimonialView(testimonial: Testimonial): TestimonialView {
  const { id, quote, author, company, position, jobTitle, sector, industry } = testimonial;
  const role = [position || jobTitle, author ? company : ''].filter(Boolean).join(', ');
  return {
    id,
    quote,
    preview: previewOf(quote),
    name: author || company || '',
    role,
    sector: sector || industry || '',
  };
}

function previewOf(quote: string): string | undefined {
  // By code points, so that no character is cut in half.
  const characters = Array.from(quote);
  if (characters.length <= QUOTE_PREVIEW_MAX) return undefined;
  return `${characters.slice(0, QUOTE_PREVIEW_MAX).join('').trimEnd()}...`;
}
