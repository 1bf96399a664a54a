import type { EndpointName } from '@torque-tide/contract/api';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examples } from '../support/examples';
import { SECOND } from '../support/fakes';
import { type FirestoreProxy, startFirestoreProxy } from '../support/firestore-proxy';
import { type Production, type ProductionCall, startProduction } from '../support/production';
import type { Answer } from '../support/test-api';

/** Every caller must get an answer within this time. */
const TOLD_MS = 10 * SECOND;
/** Everything must work again this soon after the outage. */
const BACK_MS = 3 * SECOND;
/** By default gRPC reconnects about 16 s after the loss, and then not before 26 s. */
const AWAY_MS = 18 * SECOND;

let proxy: FirestoreProxy;
let production: Production;
/** A call of each endpoint that would normally succeed. */
const calls: [name: EndpointName, sent: ProductionCall][] = [];
beforeAll(async () => {
  proxy = await startFirestoreProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '');
  production = await startProduction({ name: 'outage', firestoreHost: proxy.host });
  const { asAdmin, token } = production;
  for (const [name, example] of Object.entries(examples)) {
    const sent = await example({ asAdmin, token: () => Promise.resolve(token) });
    calls.push([name as EndpointName, sent]);
  }
});
afterAll(async () => {
  await production.stop();
  await proxy.stop();
});

interface Timed {
  answer: Answer;
  milliseconds: number;
}

async function timed(call: Promise<Answer>): Promise<Timed> {
  const started = performance.now();
  const answer = await call;
  return { answer, milliseconds: performance.now() - started };
}

async function untilItAnswers(): Promise<number> {
  const started = performance.now();
  for (;;) {
    const answer = await production.call('jobs.list');
    if (answer.status === 200) return performance.now() - started;
    await delay(50);
  }
}

describe.each([
  ['frozen', () => Promise.resolve(proxy.freeze())],
  ['gone', () => proxy.goAway()],
])('while Firestore is %s', (_, breakIt) => {
  let seen: unknown;
  beforeAll(async () => {
    // Visitors have read before, and the admin is known.
    const { status, body } = await production.call('jobs.list', { token: undefined });
    expect(status).toBe(200);
    expect(body.data).not.toEqual([]);
    seen = body.data;
    await breakIt();
  });
  afterAll(async () => {
    await proxy.mend();
    await untilItAnswers();
  });

  it('visitors still read from memory, at once', async () => {
    const { answer, milliseconds } = await timed(
      production.call('jobs.list', { token: undefined }),
    );
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual(seen);
    expect(milliseconds).toBeLessThan(SECOND);
  });

  it('every other call fails in time, with a retry time', async () => {
    const answers = await Promise.all(
      calls.map(async ([name, sent]) => ({ name, ...(await timed(production.call(name, sent))) })),
    );
    const told = answers.map(({ name, answer, milliseconds }) => ({
      name,
      status: answer.status,
      code: answer.body.error?.code,
      isTimed: Number(answer.headers.get('retry-after')) > 0,
      isInTime: milliseconds < TOLD_MS,
    }));
    expect(told).toEqual(
      calls.map(([name]) => ({
        name,
        status: 503,
        code: 'unavailable',
        isTimed: true,
        isInTime: true,
      })),
    );
  });
});

it(
  'works again soon after Firestore recovers from a long outage',
  { timeout: 60_000 },
  async () => {
    await proxy.goAway();
    // Constant requests make the client try to connect, wait and try again.
    const until = performance.now() + AWAY_MS;
    while (performance.now() < until) {
      await production.call('jobs.list');
      await delay(500);
    }
    await proxy.mend();
    expect(await untilItAnswers()).toBeLessThan(BACK_MS);
  },
);
