import type { Testimonial, TestimonialInput } from '@torque-tide/contract/testimonials';
import type { FieldKind } from '@/components/admin/form-values';

/** What the form holds: every field, with empty text where nothing was entered. */
export interface TestimonialValues {
  quote: string;
  author: string;
  company: string;
  jobTitle: string;
  position: string;
  sector: string;
  industry: string;
  isActive: boolean;
}

/** What the form calls its fields. */
export const TESTIMONIAL_LABELS: Record<keyof TestimonialValues, string> = {
  quote: 'Quote',
  author: 'Author Name',
  company: 'Company',
  jobTitle: 'Job Title',
  position: 'Position',
  sector: 'Sector',
  industry: 'Industry',
  isActive: 'Active',
};

/** How two texts of a field can be combined when two people changed it. */
export const TESTIMONIAL_KINDS: Record<keyof TestimonialValues, FieldKind> = {
  quote: 'text',
  author: 'line',
  company: 'line',
  jobTitle: 'line',
  position: 'line',
  sector: 'line',
  industry: 'line',
  isActive: 'choice',
};

const EMPTY: TestimonialValues = {
  quote: '',
  author: '',
  company: '',
  jobTitle: '',
  position: '',
  sector: '',
  industry: '',
  isActive: true,
};

/** What the form begins with. */
export function toTestimonialValues(testimonial?: Testimonial): TestimonialValues {
  if (!testimonial) return EMPTY;
  const { quote, author, company, jobTitle, position, sector, industry, isActive } = testimonial;
  return { quote, author, company, jobTitle, position, sector, industry, isActive };
}

/** What is sent: the form's fields, without the space around them. */
export function toTestimonialInput(values: TestimonialValues): TestimonialInput {
  return {
    quote: values.quote.trim(),
    author: values.author.trim(),
    company: values.company.trim(),
    jobTitle: values.jobTitle.trim(),
    position: values.position.trim(),
    sector: values.sector.trim(),
    industry: values.industry.trim(),
    isActive: values.isActive,
  };
}

/** The form's field for a path that the server complains about. */
export function testimonialFieldOf(path: string): keyof TestimonialValues | undefined {
  return path in EMPTY ? (path as keyof TestimonialValues) : undefined;
}
