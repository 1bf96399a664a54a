import { setTimeout as delay } from 'node:timers/promises';
import { readWhole } from './applicants';
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
  return async ({ violations }) => {
    const applications = await readWhole(firestore, violations);
    const there = new Set(applications.map(({ id }) => id));
    for (const id of kept) {
      if (!there.has(id)) violations.push(`application acknowledged and missing: ${id}`);
    }
    const emails = new Set(applications.map((document) => document.get('email') as string));
    if (emails.size !== applications.length) violations.push('an application is there twice');
  };
}
