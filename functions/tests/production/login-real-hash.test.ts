import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScryptHasher } from '../../src/admin-accounts/password';
import { createAdminAccountRepository } from '../../src/admin-accounts/repository';
import { systemClock } from '../../src/lib/clock';
import { SECOND } from '../support/fakes';
import { type Production, startProduction } from '../support/production';
import { ADMIN, type Answer } from '../support/test-api';

/** An admin whose name the strangers do not know. */
const UNKNOWN_TO_THEM = { username: 'grace', password: 'a long way from Nantucket' };
const ADDRESSES = 8;
const CONNECTIONS_EACH = 2;
/** What a login may take beside the attack; more where the machine is so busy that any takes long. */
const LIMIT_MS = 2 * SECOND;
/** Of a new device in the worst moment: each address of the attack has one hash before it. */
const TURNS_BEFORE = ADDRESSES + 1;

let production: Production;
/** A login without an attack, almost all of which is one hash: a busy machine takes longer for it. */
let quietMs: number;
let cookie: string;

beforeAll(async () => {
  production = await startProduction({ name: 'real-hash' });
  const clock = systemClock;
  const accounts = createAdminAccountRepository(production.firestore, {
    clock,
    hasher: createScryptHasher(),
  });
  await accounts.create(UNKNOWN_TO_THEM.username, UNKNOWN_TO_THEM.password);
  const logins = [
    await logIn('203.0.113.1'),
    await logIn('203.0.113.1'),
    await logIn('203.0.113.1'),
  ];
  quietMs = Math.max(...logins.map(({ milliseconds }) => milliseconds));
  const [last] = logins;
  cookie = /^[^;]+/.exec(last?.answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
});
afterAll(() => production.stop());

function send(address: string, body: typeof ADMIN, known?: string): Promise<Answer> {
  return production.call('admin.login', {
    token: undefined,
    body,
    headers: { 'x-forwarded-for': address, ...(known === undefined ? {} : { cookie: known }) },
  });
}

/** Logs in as a person does: who is told to come back later does so, and has waited meanwhile. */
async function logIn(address: string, credentials = ADMIN, known?: string) {
  const started = performance.now();
  for (;;) {
    const answer = await send(address, credentials, known);
    if (answer.status !== 503) return { answer, milliseconds: performance.now() - started };
    await delay(Number(answer.headers.get('retry-after')) * SECOND);
  }
}

describe(
  'beside strangers who try passwords of known and of unknown names',
  { timeout: 120_000 },
  () => {
    const over = new AbortController();
    const tried: Record<number, number> = {};
    let attack: Promise<void>[];
    beforeAll(() => {
      attack = Array.from({ length: ADDRESSES * CONNECTIONS_EACH }, async (_, connection) => {
        const address = `198.51.100.${connection % ADDRESSES}`;
        for (let round = 0; !over.signal.aborted; round += 1) {
          const username = round % 2 === 0 ? ADMIN.username : `nobody-${connection}-${round}`;
          const { status } = await send(address, { username, password: `guess ${round}` });
          tried[status] = (tried[status] ?? 0) + 1;
        }
      });
    });
    afterAll(async () => {
      over.abort();
      await Promise.all(attack);
    });

    it('a new device gets in as soon as each of them has had one turn', async () => {
      // The first moments are the worst: no address has failed yet, and all stand in one line.
      const { answer, milliseconds } = await logIn('203.0.113.2', UNKNOWN_TO_THEM);
      expect(answer.status).toBe(200);
      expect(milliseconds).toBeLessThan(Math.max(LIMIT_MS, TURNS_BEFORE * 2 * quietMs));
    });

    it('a device that has logged in before gets in within two seconds', async () => {
      for (let login = 0; login < 5; login += 1) {
        const { answer, milliseconds } = await logIn('203.0.113.1', ADMIN, cookie);
        expect(answer.status).toBe(200);
        // Two hashes run at the same time, and the machine has other things to do.
        expect(milliseconds).toBeLessThan(Math.max(LIMIT_MS, 4 * quietMs));
      }
    });

    it('a new device of a name that is not attacked gets in within two seconds, once they have failed', async () => {
      for (let login = 0; login < 5; login += 1) {
        const { answer, milliseconds } = await logIn(`203.0.113.${10 + login}`, UNKNOWN_TO_THEM);
        expect(answer.status).toBe(200);
        expect(milliseconds).toBeLessThan(Math.max(LIMIT_MS, 4 * quietMs));
      }
      expect(tried[401]).toBeGreaterThan(ADDRESSES);
      expect(tried[200]).toBeUndefined();
    });
  },
);
