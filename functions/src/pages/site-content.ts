import type { SiteContent } from '@torque-tide/contract/site-renderer';
import type { Firestore } from 'firebase-admin/firestore';
import { readDocument } from '../content/read';
import { readJob } from '../jobs/converter';
import { COLLECTIONS } from '../lib/collections';
import { isDocumentId } from '../lib/firestore';
import type { PublishedContent } from '../published/content';

/** What pages are made of: the published content, and one read for a job that is not in it. */
export function createSiteContent(
  { jobs, caseStudies }: Pick<PublishedContent, 'jobs' | 'caseStudies'>,
  firestore: Firestore,
): SiteContent {
  return {
    jobs: jobs.list,
    job: jobs.findById,
    closedJob: async (id) => {
      if (!isDocumentId(id)) return undefined;
      const document = await firestore.collection(COLLECTIONS.jobs).doc(id).get();
      if (!document.exists) return undefined;
      const { title, sectorTags, isActive } = readDocument(document, readJob);
      return { id, sectorTags, ...(isActive ? { title } : {}) };
    },
    caseStudies: caseStudies.list,
    caseStudy: async (id) => {
      const found = await caseStudies.findDated(id);
      return (
        found && { caseStudy: found.item, published: found.createdAt, modified: found.changedAt }
      );
    },
  };
}
