import type { CaseStudy, CaseStudyInput, CaseStudyPatch } from '@torque-tide/contract/case-studies';
import type { Change } from '../content/change';
import { type ContentDependencies, createContentCollection } from '../content/collection';
import { newestFirst } from '../content/order';
import { AppError } from '../lib/app-error';
import {
  newCaseStudy,
  readCaseStudy,
  toStoredCaseStudyChanges,
  toStoredCaseStudyFields,
} from './converter';

export type CaseStudyRepository = ReturnType<typeof createCaseStudyRepository>;

/** Case studies in Firestore; the slug is the id. */
export function createCaseStudyRepository(dependencies: ContentDependencies) {
  const caseStudies = createContentCollection(dependencies, {
    kind: 'caseStudies',
    read: readCaseStudy,
  });

  return {
    /** Every case study, newest first. */
    list: async (): Promise<CaseStudy[]> => newestFirst(await caseStudies.list()),
    findById: caseStudies.findById,
    /** @throws {AppError} `conflict` when the slug is taken */
    create: (input: CaseStudyInput, change: Change): Promise<CaseStudy> =>
      caseStudies.create(
        toStoredCaseStudyFields(newCaseStudy(input)),
        change,
        async (transaction) => {
          const taken = await transaction.get(caseStudies.reference(input.id));
          if (taken.exists) throw slugTaken(input.id);
          return input.id;
        },
      ),
    /** @throws {AppError} `invalid` when the patch names another id than the path */
    update: async (
      id: string,
      patch: CaseStudyPatch,
      change: Change,
      ifVersion?: number,
    ): Promise<CaseStudy> => {
      if (patch.id !== undefined && patch.id !== id) throw slugIsFixed();
      return caseStudies.update(id, toStoredCaseStudyChanges(patch), change, ifVersion);
    },
    remove: caseStudies.remove,
  };
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
