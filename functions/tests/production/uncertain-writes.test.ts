import { IDEMPOTENCY_HOURS } from '@torque-tide/contract/endpoint';
import type { EndpointName } from '@torque-tide/contract/api';
import type { ListedVersion } from '@torque-tide/contract/versions';
import type { Testimonial } from '@torque-tide/contract/testimonials';
import { Timestamp } from '@google-cloud/firestore';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '../../src/lib/collections';
import { buildCaseStudyInput, buildTestimonialInput } from '../support/examples';
import { HOUR } from '../support/fakes';
import { type FirestoreProxy, type Loss, startFirestoreProxy } from '../support/firestore-proxy';
import { type Production, startProduction } from '../support/production';
import type { Answer } from '../support/test-api';

let proxy: FirestoreProxy;
let production: Production;
beforeAll(async () => {
  proxy = await startFirestoreProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '');
  production = await startProduction({ name: 'uncertain', firestoreHost: proxy.host });
});
afterAll(async () => {
  await production.stop();
  await proxy.stop();
});

const list = async <T>(name: EndpointName) => (await production.call(name)).body.data as T[];
const create = async (): Promise<Testimonial> =>
  (await production.call('testimonials.create', { body: buildTestimonialInput() })).body
    .data as Testimonial;

async function numberOf(quote: string): Promise<number> {
  const stored = await list<Testimonial>('testimonials.list');
  return stored.filter((each) => each.quote === quote).length;
}

/** Calls while Firestore loses the answer to a commit. */
async function withLoss(call: () => Promise<Answer>, loss: Loss = 'refused'): Promise<Answer> {
  const before = proxy.lost();
  proxy.loseCommits(loss);
  const answer = await call();
  expect(proxy.lost()).toBe(before + 1);
  return answer;
}

describe('a commit whose answer is lost', () => {
  it.each<Loss>(['refused', 'broken', 'silent'])(
    'stores a new item once, and says so (%s)',
    async (loss) => {
      const body = buildTestimonialInput({ quote: `Only once, please: ${loss}.` });
      const answer = await withLoss(() => production.call('testimonials.create', { body }), loss);
      expect(answer.status).toBe(201);
      const stored = await list<Testimonial>('testimonials.list');
      expect(stored.filter(({ quote }) => quote === body.quote)).toEqual([answer.body.data]);
    },
  );

  it('does not find its own slug taken', async () => {
    const body = buildCaseStudyInput({ id: 'own-slug' });
    const answer = await withLoss(() => production.call('caseStudies.create', { body }));
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ id: body.id, version: 1 });
  });

  it("does not mistake its own edit for another admin's, or its own deletion or restoration for a conflict", async () => {
    const { id } = await create();
    const body = { company: 'Northwind' };
    const edited = await withLoss(() =>
      production.call('testimonials.update', { params: { id }, body, ifMatch: '"1"' }),
    );
    expect([edited.status, edited.body.data]).toMatchObject([200, { ...body, version: 2 }]);

    const deleted = await withLoss(() =>
      production.call('testimonials.delete', { params: { id } }),
    );
    expect([deleted.status, deleted.body.data]).toEqual([200, { id }]);
    const binned = await list<ListedVersion>('versions.deleted');
    expect(binned.filter((each) => each.id === id)).toHaveLength(1);

    const restored = await withLoss(() =>
      production.call('versions.restore', {
        params: { kind: 'testimonials', id },
        body: { version: 3, as: 'both' },
      }),
    );
    expect([restored.status, restored.body.data]).toEqual([
      200,
      { kind: 'testimonials', id, version: 4 },
    ]);
  });
});

describe('a write that is sent again with its key', () => {
  it('gets the same answer and is applied once, at the same time or after a change', async () => {
    const body = buildTestimonialInput({ quote: 'Ten at a time, stored once.' });
    const sent = { body, key: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => production.call('testimonials.create', sent)),
    );
    const id = (answers[0]?.body.data as Testimonial | undefined)?.id;
    await production.call('testimonials.update', { params: { id }, body: { company: 'Later' } });
    answers.push(await production.call('testimonials.create', sent));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await numberOf(body.quote)).toBe(1);
  });

  it('gets the first answer for an edit, a deletion and a restored version', async () => {
    const { id } = await create();
    const calls = [
      ['testimonials.update', { params: { id }, body: { company: 'A' }, ifMatch: '"1"' }],
      [
        'versions.restore',
        { params: { id, kind: 'testimonials' }, body: { version: 1, as: 'live' } },
      ],
      ['testimonials.delete', { params: { id }, ifMatch: '"3"' }],
    ] as const;
    for (const [name, sent] of calls) {
      const key = randomUUID();
      const first = await production.call(name, { ...sent, key });
      const again = await production.call(name, { ...sent, key: `"${key.toUpperCase()}"` });
      expect(first.status).toBe(200);
      expect([again.status, again.text]).toEqual([first.status, first.text]);
    }
  });

  it('is refused if the key was used for a different request', async () => {
    const { id } = await create();
    const key = randomUUID();
    const sent = { params: { id }, body: { company: 'One' }, ifMatch: '"1"' };
    expect((await production.call('testimonials.update', { ...sent, key })).status).toBe(200);
    const others = [
      { ...sent, body: { company: 'Other' } },
      { ...sent, ifMatch: '"2"' },
      { ...sent, params: { id: (await create()).id } },
    ];
    for (const other of others) {
      const answer = await production.call('testimonials.update', { ...other, key });
      expect(answer.status).toBe(422);
      expect(answer.body.error?.code).toBe('key-reused');
    }
    const stored = await list<Testimonial>('testimonials.list');
    expect(stored.find((item) => item.id === id)).toMatchObject({ company: 'One', version: 2 });
  });

  it('may reuse the key if it was refused', async () => {
    const key = randomUUID();
    const body = buildCaseStudyInput({ id: 'taken-and-free-again' });
    await production.call('caseStudies.create', { body });
    expect((await production.call('caseStudies.create', { body, key })).status).toBe(409);
    await production.call('caseStudies.delete', { params: { id: body.id } });
    expect((await production.call('caseStudies.create', { body, key })).status).toBe(201);
  });

  it('is recognised for a day', async () => {
    const key = randomUUID();
    const body = buildTestimonialInput({ quote: 'Known for a day, and no longer.' });
    const before = Date.now();
    await production.call('testimonials.create', { body, key });
    const writes = production.firestore.collection(COLLECTIONS.writes);
    const { docs } = await writes.where('expiresAt', '>=', Timestamp.fromMillis(0)).get();
    const mine = docs.find((document) => String(document.get('answer')).includes(body.quote));
    const expiresAt = mine?.get('expiresAt') as Timestamp;
    expect(expiresAt.toMillis()).toBeGreaterThanOrEqual(before + IDEMPOTENCY_HOURS * HOUR);
    await mine?.ref.update({ expiresAt: Timestamp.fromMillis(before) });
    const later = await production.call('testimonials.create', { body, key });
    expect(later.status).toBe(201);
    expect(await numberOf(body.quote)).toBe(2);
  });

  it.each(['', `${randomUUID()}0`])('refuses the key "%s"', async (key) => {
    const body = buildTestimonialInput();
    const answer = await production.call('testimonials.create', { body, key });
    expect(answer.status).toBe(400);
    expect(answer.body.error?.code).toBe('malformed');
  });
});

describe('when Firestore takes too long', () => {
  it('no commit starts after the caller got an error', { timeout: 40_000 }, async () => {
    const body = buildTestimonialInput({ quote: 'Too late to be stored.' });
    proxy.freeze();
    const answer = await production.call('testimonials.create', { body });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await proxy.mend();
    // Only waiting can show that nothing arrives: longer than any work may take.
    await delay(8_000);
    expect(await numberOf(body.quote)).toBe(0);
  });
});
