import { setTimeout as delay } from 'node:timers/promises';
import { COLLECTIONS } from '../../src/lib/collections';
import type { ChaosFigures } from './chaos';
import type { Tell } from './chaos-caller';
import { buildApplicationForm, buildCv } from './examples';
import type { Production } from './production';

/** Stored in two pieces. */
const CV_BYTES = 1_000_000;
/** Keeps one address below its limit a minute. */
const PAUSE_MS = 4_000;

interface Sent {
  id: string;
  token: string;
}

/** Applies and withdraws; then compares the answers with what is stored. */
export async function sendApplications(
  end: number,
  tell: Tell,
  { firestore }: Production,
): Promise<(figures: ChaosFigures) => Promise<void>> {
  const kept = new Set<string>();
  for (let count = 0; performance.now() < end; count += 1) {
    const body = buildApplicationForm({ email: `chaos${count}@example.com` });
    const cv = Buffer.concat([buildCv(String(count)), Buffer.alloc(CV_BYTES, ' ')]);
    const answer = await tell('applications.send', { body, cv });
    if (answer) {
      const { id, token } = answer.body.data as Sent;
      kept.add(id);
      if (count % 2 === 0)
        await tell('applications.withdraw', { body: { token, action: 'withdraw' } });
    }
    await delay(PAUSE_MS);
  }
  return async (figures) => {
    const read = async (name: keyof typeof COLLECTIONS) =>
      (await firestore.collection(COLLECTIONS[name]).get()).docs;
    const [applications, cvs, mails] = await Promise.all([
      read('applications'),
      read('cvs'),
      read('mail'),
    ]);
    const pieces = new Set(cvs.map(({ id }) => id));
    const there = new Set(applications.map(({ id }) => id));
    for (const id of kept) {
      if (!there.has(id)) figures.violations.push(`application acknowledged and missing: ${id}`);
    }
    for (const document of applications) {
      const { cvId, cvPieces } = document.data() as { cvId: string; cvPieces: number };
      for (let piece = 0; piece < cvPieces; piece += 1) {
        if (!pieces.has(`${cvId}_${piece}`)) figures.violations.push(`piece missing: ${cvId}`);
      }
      const own = mails.filter((mail) => mail.get('application') === document.id);
      if (own.length !== 2) figures.violations.push(`${own.length} mails of ${document.id}`);
    }
    const emails = new Set(applications.map((document) => document.get('email') as string));
    if (emails.size !== applications.length)
      figures.violations.push('an application is there twice');
  };
}
