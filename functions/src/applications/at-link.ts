import { APPLICATION_TOKEN, type ApplicationAtLink } from '@torque-tide/contract/applications';
import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import { readDocument } from '../content/document';
import { hasEnded } from '../content/current';
import { applications } from '../kinds/applications';
import { COLLECTIONS } from '../lib/collections';
import { sha256 } from '../lib/hashes';

/** Returns the application of a private link; undefined for any other token. */
export async function findByToken(
  firestore: Firestore,
  token: string,
  now: Date,
): Promise<DocumentSnapshot | undefined> {
  if (!APPLICATION_TOKEN.test(token)) return undefined;
  const query = firestore
    .collection(COLLECTIONS.applications)
    .where('tokenHash', '==', sha256(token));
  const { docs } = await query.limit(1).get();
  return docs.find((document) => !hasEnded(applications, document.data(), now));
}

/** The application as the candidate sees it, without the agency's notes and status. */
export async function applicationAtLink(
  firestore: Firestore,
  token: string,
  now: Date,
): Promise<ApplicationAtLink | undefined> {
  const document = await findByToken(firestore, token, now);
  if (!document) return undefined;
  const { id, jobId, jobTitle, sentAt, endsAt, cvType, state } = readDocument(
    document,
    applications.read,
  );
  return {
    number: id,
    jobId,
    jobTitle,
    sentAt,
    endsAt,
    hasCv: cvType !== undefined,
    isWithdrawn: state === 'Withdrawn',
  };
}
