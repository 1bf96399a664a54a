import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScryptHasher } from '../../src/admin-accounts/password';
import { createAdminAccountRepository } from '../../src/admin-accounts/repository';
import { systemClock } from '../../src/lib/time';
import { SECOND } from '../support/fakes';
import { type Production, startProduction } from '../support/production';
import { ADMIN, type Answer } from '../support/test-api';

/** An admin whose name the attackers don't know. */
const UNKNOWN_TO_THEM = { username: 'grace', password: 'a long way from Nantucket' };
const ADDRESSES = 8;
const CONNECTIONS_EACH = 2;
/** The maximum for a login during the attack, on a machine that hashes in half a second. */
const LIMIT_MS = 2 * SECOND;
/** The same limit in turns of the attack, for slow or busy machines. */
const LIMIT_TURNS = 4;
/** For a new device in the worst case: one hash for each address comes first. */
const TURNS_BEFORE = ADDRESSES + 1;
const LOGINS = 3;

let production: Production;
let cookie: string;

beforeAll(async () => {
  production = await startProduction({ name: 'real-hash' });
  const clock = systemClock;
  const accounts = createAdminAccountRepository(production.firestore, {
    clock,
    hasher: createScryptHasher(),
  });
  await accounts.create(UNKNOWN_TO_THEM.username, UNKNOWN_TO_THEM.password);
  const { answer } = await logIn('203.0.113.1');
  cookie = /^[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
});
afterAll(() => production.stop());

function send(address: string, body: typeof ADMIN, known?: string): Promise<Answer> {
  return production.call('admin.login', {
    token: undefined,
    body,
    headers: { 'x-forwarded-for': address, ...(known === undefined ? {} : { cookie: known }) },
  });
}

/** Logs in as a person does, and retries when the server says when to. */
async function logIn(address: string, credentials = ADMIN, known?: string) {
  const started = performance.now();
  for (;;) {
    const answer = await send(address, credentials, known);
    if (answer.status !== 503) return { answer, milliseconds: performance.now() - started };
    await delay(Number(answer.headers.get('retry-after')) * SECOND);
  }
}

describe(
  'during an attack that tries passwords of known and unknown names',
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

    /**
     * Logs in `times` times; the median must stay within the turns of the attack or the time limit.
     */
    async function expectToTake(
      { turns, limitMs }: { turns: number; limitMs: number },
      times: number,
      logInOnce: (index: number) => ReturnType<typeof logIn>,
    ): Promise<void> {
      const started = performance.now();
      const before = tried[401] ?? 0;
      const taken: number[] = [];
      for (let login = 0; login < times; login += 1) {
        const { answer, milliseconds } = await logInOnce(login);
        expect(answer.status).toBe(200);
        taken.push(milliseconds);
      }
      // Wrong passwords and these logins each took one hash.
      const hashes = (tried[401] ?? 0) - before + times;
      const turnMs = (performance.now() - started) / hashes;
      const median = taken.toSorted((a, b) => a - b)[Math.floor(times / 2)];
      expect(median).toBeLessThan(Math.max(limitMs, turns * turnMs));
    }

    it('a new device gets in after one turn of each address', async () => {
      // The start is the worst case: no address has failed yet, so all share one queue.
      await expectToTake({ turns: 2 * TURNS_BEFORE, limitMs: LIMIT_MS }, 1, () =>
        logIn('203.0.113.2', UNKNOWN_TO_THEM),
      );
    });

    it('a device that has logged in before gets in within two seconds', async () => {
      await expectToTake({ turns: LIMIT_TURNS, limitMs: LIMIT_MS }, LOGINS, () =>
        logIn('203.0.113.1', ADMIN, cookie),
      );
    });

    it('a new device of a name that is not attacked gets in within two seconds, once the attackers have failed', async () => {
      await expectToTake({ turns: LIMIT_TURNS, limitMs: LIMIT_MS }, LOGINS, (login) =>
        logIn(`203.0.113.${10 + login}`, UNKNOWN_TO_THEM),
      );
      expect(tried[401]).toBeGreaterThan(ADDRESSES);
      expect(tried[200]).toBeUndefined();
    });
  },
);
