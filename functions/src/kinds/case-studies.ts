import { DEFAULT_TESTIMONIAL_AUTHOR } from '@torque-tide/contract/case-study-defaults';
import { type CaseStudy, caseStudySchema } from '@torque-tide/contract/case-studies';
import { isReleased, releaseAfter } from '@torque-tide/domain/publication';
import type { DocumentData } from '@google-cloud/firestore';
import { compareNewest, type Dated, seenSince } from '../content/document';
import { defineContentKind } from '../content/kind';
import { AppError } from '../lib/app-error';

/** Case studies, newest first. The slug is the id, and stays. */
export const caseStudies = defineContentKind({
  kind: 'caseStudies',
  label: 'Case study',
  titleFields: ['title'],
  schema: caseStudySchema,
  defaults: () => ({ tags: [] }),
  tidy: tidyTestimonial,
  pickId: async (changes, collection, { id }) => {
    const document = await changes.get(collection.doc(id));
    if (!document.exists) return id;
    throw new AppError('conflict', `There is already a case study at '${id}'`, {
      fields: { id: ['This URL slug is already in use'] },
    });
  },
  checkPatch: (id, patch) => {
    if (patch.id === undefined || patch.id === id) return;
    throw new AppError('invalid', 'The URL slug of a case study cannot be changed', {
      fields: { id: ['The URL slug cannot be changed'] },
    });
  },
  isPublished: ({ isDraft }) => !isDraft,
  byTime: { isShown: isReleased, changesAt: releaseAfter },
  compare: (a, b) => compareNewest(sinceRelease(a), sinceRelease(b)),
});

/** A scheduled case study is dated by its publication. */
function sinceRelease({ item, createdAt }: Dated<CaseStudy>): Dated<CaseStudy> {
  return { item, createdAt: seenSince(item, createdAt) };
}

/** A testimonial needs a quote; its author has a default. */
function tidyTestimonial({ testimonial, ...content }: DocumentData): DocumentData {
  const given = testimonial as { quote?: string } | undefined;
  return given?.quote === undefined
    ? content
    : { ...content, testimonial: { author: DEFAULT_TESTIMONIAL_AUTHOR, ...given } };
}
