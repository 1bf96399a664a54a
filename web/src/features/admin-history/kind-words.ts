import { CONTENT_KINDS, type ContentKind } from '@torque-tide/contract/content-kinds';

interface KindWords {
  /** One of it, at the start of a line. */
  name: string;
  /** One of it, within a sentence. */
  noun: string;
  /** All of it, as a choice. */
  plural: string;
}

export const KIND_WORDS: Record<ContentKind, KindWords> = {
  jobs: { name: 'Job', noun: 'job', plural: 'Jobs' },
  caseStudies: { name: 'Case study', noun: 'case study', plural: 'Case studies' },
  testimonials: { name: 'Testimonial', noun: 'testimonial', plural: 'Testimonials' },
  clientLogos: { name: 'Client logo', noun: 'client logo', plural: 'Client logos' },
};

/** The kinds as choices, in the order of the tabs. */
export const KIND_CHOICES = CONTENT_KINDS.map((kind) => KIND_WORDS[kind].plural);

/** The kind behind a choice; undefined for none. */
export function kindOfChoice(choice: string): ContentKind | undefined {
  return CONTENT_KINDS.find((kind) => KIND_WORDS[kind].plural === choice);
}
