import { DEFAULT_TESTIMONIAL_AUTHOR } from '@torque-tide/contract/case-study-defaults';
import { caseStudySchema } from '@torque-tide/contract/case-studies';
import type { DocumentData } from 'firebase-admin/firestore';
import { defineContentKind } from '../content/kind';
import { compareNewest } from '../content/order';
import { AppError } from '../lib/app-error';

/** Case studies: the newest first, all of them public; the slug is the id, and stays. */
export const caseStudies = defineContentKind({
  kind: 'caseStudies',
  label: 'Case study',
  titleFields: ['title'],
  schema: caseStudySchema,
  defaults: () => ({ tags: [] }),
  tidy: tidyTestimonial,
  ids: {
    pick: async (changes, collection, { id }) => {
      if ((await changes.get(collection.doc(id))).exists) throw slugTaken(id);
      return id;
    },
  },
  checkPatch: (id, patch) => {
    if (patch.id !== undefined && patch.id !== id) throw slugIsFixed();
  },
  isPublished: () => true,
  compare: compareNewest,
});

/** A testimonial without a quote is none, and one without an author has the default. */
function tidyTestimonial({ testimonial, ...content }: DocumentData): DocumentData {
  const given = testimonial as { quote?: string } | undefined;
  return given?.quote === undefined
    ? content
    : { ...content, testimonial: { author: DEFAULT_TESTIMONIAL_AUTHOR, ...given } };
}

function slugTaken(slug: string): AppError {
  return new AppError('conflict', `There is already a case study at '${slug}'`, {
    fields: { id: ['This URL slug is already in use'] },
  });
}

function slugIsFixed(): AppError {
  return new AppError('invalid', 'The URL slug of a case study cannot be changed', {
    fields: { id: ['The URL slug cannot be changed'] },
  });
}
