import type { ApplicationForm } from '@torque-tide/contract/applications';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apply as applyTo, countApplications, idOf, readWhole } from '../support/applicants';
import { buildCv, buildJobInput } from '../support/examples';
import { type FirestoreProxy, type Loss, startFirestoreProxy } from '../support/firestore-proxy';
import { type Instance, type Production, startProduction } from '../support/production';

const INSTANCES = 4;
const AT_ONCE = 50;
/** Stored in three pieces. */
const LARGE_CV = Buffer.concat([buildCv(), Buffer.alloc(2_000_000, ' ')]);

let proxy: FirestoreProxy;
let production: Production;
beforeAll(async () => {
  proxy = await startFirestoreProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '');
  const options = {
    name: 'uncertain-applications',
    instances: INSTANCES,
    firestoreHost: proxy.host,
  };
  production = await startProduction(options);
});
afterAll(async () => {
  await production.stop();
  await proxy.stop();
});

const apply = (form: Partial<ApplicationForm>, sent: Partial<Parameters<typeof applyTo>[1]> = {}) =>
  applyTo(form, { via: production.api, ...sent });
const inTurn = (index: number) => production.instances[index % INSTANCES] as Instance;

const numberStored = () => countApplications(production.firestore);

async function expectWhole(): Promise<void> {
  const violations: string[] = [];
  await readWhole(production.firestore, violations);
  expect(violations).toEqual([]);
}

describe('many at once, over four processes,', () => {
  it('of different people for one job are all kept, once each', async () => {
    // Before any instance has read the jobs, or they would find it only later.
    const { id: job } = await production.asAdmin('jobs.create', { body: buildJobInput() });
    const before = await numberStored();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => apply({ job }, { via: inTurn(index) })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(idOf))).toHaveProperty('size', AT_ONCE);
    expect(await numberStored()).toBe(before + AT_ONCE);
    await expectWhole();
  }, 60_000);

  it('of one key are one', async () => {
    const [before, key] = [await numberStored(), randomUUID()];
    const form = { email: 'one-key@example.com' };
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => apply(form, { key, via: inTurn(index) })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ text }) => text))).toHaveProperty('size', 1);
    expect(await numberStored()).toBe(before + 1);
    await expectWhole();
  }, 60_000);
});

describe('when Firestore fails', () => {
  // A CV of three pieces comes before the application.
  it.each<[Loss, number]>([
    ['refused', 0],
    ['refused', 1],
    ['refused', 3],
    ['broken', 3],
    ['silent', 3],
  ])(
    'and loses the answer to a commit (%s, after %i), an application is kept once',
    async (loss, after) => {
      const [before, key] = [await numberStored(), randomUUID()];
      const form = { email: `lost-${loss}-${after}@example.com` };
      proxy.loseCommits(loss, { after });
      let answer = await apply(form, { cv: LARGE_CV, key });
      // The candidate tries again.
      if (answer.status === 503) answer = await apply(form, { cv: LARGE_CV, key });
      expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
      expect(await numberStored()).toBe(before + 1);
      await expectWhole();
    },
    60_000,
  );

  it('and freezes in the middle, nothing is half stored, and a retry stores it once', async () => {
    for (const waitMs of [5, 60]) {
      const [before, key] = [await numberStored(), randomUUID()];
      const form = { email: `frozen-${waitMs}@example.com` };
      const sending = apply(form, { cv: LARGE_CV, key });
      await delay(waitMs);
      proxy.freeze();
      await delay(2_000);
      await expectWhole();
      await proxy.mend();
      let answer = await sending;
      if (answer.status === 503) answer = await apply(form, { cv: LARGE_CV, key });
      expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
      expect(await numberStored()).toBe(before + 1);
      await expectWhole();
    }
  }, 120_000);
});
