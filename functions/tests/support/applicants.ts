import type { ApplicationForm } from '@torque-tide/contract/applications';
import type { Firestore } from '@google-cloud/firestore';
import { COLLECTIONS } from '../../src/lib/collections';
import { buildApplicationForm, buildCv } from './examples';
import type { Instance } from './production';
import type { Answer } from './test-api';

let people = 0;

interface Sent {
  cv?: Buffer;
  key?: string;
  via: Instance;
}

/** Sends the form of another person from another address. */
export function apply(
  form: Partial<ApplicationForm>,
  { cv = buildCv(), key, via }: Sent,
): Promise<Answer> {
  people += 1;
  const body = buildApplicationForm({ email: `candidate${people}@example.com`, ...form });
  const headers = { 'x-forwarded-for': nextAddress() };
  return via.call('applications.send', { body, cv, headers, ...(key && { key }) });
}

let addresses = 0;

/** An address without earlier applications. */
export function nextAddress(): string {
  addresses += 1;
  return `192.0.${addresses >> 8}.${addresses & 255}`;
}

export const idOf = ({ body }: Answer) => (body.data as { id: string }).id;

/**
 * Returns the stored applications, and notes each that lacks a piece of its CV or has not exactly
 * its two mails, and mails of none.
 */
export async function readWhole(firestore: Firestore, violations: string[]) {
  const read = async (name: 'applications' | 'cvs' | 'mail') =>
    (await firestore.collection(COLLECTIONS[name]).get()).docs;
  const [applications, cvs, mails] = await Promise.all([
    read('applications'),
    read('cvs'),
    read('mail'),
  ]);
  const pieces = new Set(cvs.map(({ id }) => id));
  for (const document of applications) {
    const { cvId, cvPieces = 0 } = document.data() as { cvId?: string; cvPieces?: number };
    for (let piece = 0; piece < cvPieces; piece += 1) {
      if (!pieces.has(`${cvId}_${piece}`)) violations.push(`piece missing: ${cvId}`);
    }
    const own = mails.filter((mail) => mail.get('application') === document.id);
    if (own.length !== 2) violations.push(`${own.length} mails of ${document.id}`);
  }
  if (mails.length !== 2 * applications.length) violations.push('mails of no application');
  return applications;
}

/** Returns how many applications are stored. */
export async function countApplications(firestore: Firestore): Promise<number> {
  const applications = firestore.collection(COLLECTIONS.applications);
  return (await applications.count().get()).data().count;
}
