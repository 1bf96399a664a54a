import type { Testimonial } from '@torque-tide/contract/testimonials';

/** The longest quote that a card shows whole, in characters. */
const QUOTE_PREVIEW_MAX = 150;

export interface TestimonialView {
  id: string;
  quote: string;
  /** The beginning of a long quote; undefined if the card shows it whole. */
  preview: string | undefined;
  /** The person's name, or the company; empty if neither is known. */
  name: string;
  /** The position and company, as far as known and not already the name. */
  role: string;
  sector: string;
}

/** Prepares a testimonial for its card. */
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
