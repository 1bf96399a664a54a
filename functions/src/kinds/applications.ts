import { applicationSchema } from '@torque-tide/contract/applications';
import type {
  DocumentData,
  DocumentReference,
  Firestore,
  Timestamp,
} from '@google-cloud/firestore';
import { compareNewest } from '../content/document';
import { defineContentKind } from '../content/kind';
import { COLLECTIONS } from '../lib/collections';

/** Content of an application that admins don't see. */
export interface HiddenContent {
  tokenHash?: string;
  /** The documents of its CV are named `{cvId}_{n}`, from 0. */
  cvId?: string;
  cvPieces?: number;
}

/** Applications, newest first. They end by themselves. */
export const applications = defineContentKind({
  kind: 'applications',
  label: 'Application',
  titleFields: ['name', 'email'],
  schema: applicationSchema,
  moments: ['sentAt', 'endsAt'],
  isPublished: () => false,
  compare: compareNewest,
  lifetime: {
    endsAt: ({ endsAt }) => endsAt as Timestamp,
    partsOf: cvPiecesOf,
  },
});

export function cvPiecesOf(
  firestore: Firestore,
  { cvId = '', cvPieces = 0 }: HiddenContent & DocumentData,
): DocumentReference[] {
  const collection = firestore.collection(COLLECTIONS.cvs);
  return Array.from({ length: cvPieces }, (_, index) => collection.doc(`${cvId}_${index}`));
}
