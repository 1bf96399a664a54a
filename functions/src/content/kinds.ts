import { BIN_TITLE_MAX } from '@torque-tide/contract/bin';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { DocumentData } from 'firebase-admin/firestore';
import { cutText } from '../lib/values';

interface KindWords {
  /** What one item is called in a message: 'Job'. */
  label: string;
  /** What a person recognises an item by, best first; old content may lack any of it. */
  titleFields: readonly string[];
}

const kinds: Record<ContentKind, KindWords> = {
  jobs: { label: 'Job', titleFields: ['title'] },
  caseStudies: { label: 'Case study', titleFields: ['title'] },
  testimonials: { label: 'Testimonial', titleFields: ['author', 'company', 'quote'] },
  clientLogos: { label: 'Client logo', titleFields: ['companyName'] },
};

/** What one item is called in a message. */
export function labelOf(kind: ContentKind): string {
  return kinds[kind].label;
}

/** The title of an item, from whatever is stored; '' when there is nothing to go by. */
export function titleOf(kind: ContentKind, data: DocumentData): string {
  const title = kinds[kind].titleFields
    .map((field): unknown => data[field])
    .find((value): value is string => typeof value === 'string' && value !== '');
  return title === undefined || title.length <= BIN_TITLE_MAX
    ? (title ?? '')
    : `${cutText(title, 0, BIN_TITLE_MAX - 1)}…`;
}
