import { applicationSchema } from '@torque-tide/contract/applications';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
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

/** Applications, newest first. They expire by themselves. */
export const applications = defineContentKind({
  kind: 'applications',
  label: 'Application',
  titleFields: ['name', 'email'],
  schema: applicationSchema,
  defaults: (createdAt) => ({
    state: 'New' as const,
    sentAt: createdAt.toISOString(),
    endsAt: monthsAfter(createdAt, FIRST_SETTINGS.applications.applicationMonths).toISOString(),
  }),
  moments: ['sentAt', 'endsAt'],
  isPublished: () => false,
  compare: compareNewest,
  lifetime: {
    endsAt: ({ endsAt }) => endsAt as Timestamp,
    partsOf: cvPiecesOf,
  },
});

/** Returns the same day of a later month, or the first days after that month. */
export function monthsAfter(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
}

export function cvPiecesOf(
  firestore: Firestore,
  { cvId = '', cvPieces = 0 }: HiddenContent & DocumentData,
): DocumentReference[] {
  const collection = firestore.collection(COLLECTIONS.cvs);
  return Array.from({ length: cvPieces }, (_, index) => collection.doc(`${cvId}_${index}`));
}
