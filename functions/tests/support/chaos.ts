import { setTimeout as delay } from 'node:timers/promises';
import { createScryptHasher } from '../../src/admin-accounts/password';
import { createAdminAccountRepository } from '../../src/admin-accounts/repository';
import { systemClock } from '../../src/lib/time';
import { useAccount } from './chaos-accounts';
import { sendApplications } from './chaos-applications';
import { anyOf, between, createTell } from './chaos-caller';
import { compareContent, writeContent } from './chaos-content';
import { type FirestoreProxy, startFirestoreProxy } from './firestore-proxy';
import { type Instance, startProduction } from './production';

const INSTANCES = 4;
const WRITERS = 8;
const ACCOUNTS = 2;
/** After the last fault, every outcome must be known within this time. */
const SETTLE_MS = 60_000;

/** The results of a chaos run. */
export interface ChaosFigures {
  /** Faults of each kind. */
  faults: Record<string, number>;
  /** The number of successful calls, by kind of write. */
  acknowledged: Record<string, number>;
  /** Successful calls that needed a retry, because no answer came or the outcome was unknown. */
  uncertain: number;
  /** Items of content at the end. */
  stored: number;
  /** Descriptions of wrong results; empty if there are none. */
  violations: string[];
}

/**
 * Lets writers write for some time, while instances are killed and Firestore freezes, goes away and
 * loses answers; then compares their answers with what is stored.
 *
 * @param emulator host and port of the Firestore emulator
 */
export async function runChaos(emulator: string, seconds: number): Promise<ChaosFigures> {
  const proxy = await startFirestoreProxy(emulator);
  const production = await startProduction({
    name: 'chaos',
    instances: INSTANCES,
    firestoreHost: proxy.host,
  });
  const figures: ChaosFigures = {
    faults: {},
    acknowledged: {},
    uncertain: 0,
    stored: 0,
    violations: [],
  };
  try {
    const accounts = createAdminAccountRepository(production.firestore, {
      clock: systemClock,
      hasher: createScryptHasher(),
    });
    const logins = Array.from({ length: ACCOUNTS }, (_, index) => ({
      username: `keeper-${index}`,
      password: 'a quiet harbour at dusk',
    }));
    for (const { username, password } of logins) await accounts.create(username, password);
    const { instances } = production;
    const end = performance.now() + seconds * 1_000;
    const settled = end + SETTLE_MS;
    const tellAs = (name: string) => createTell({ name, instances, figures, settled });
    const writers = Array.from({ length: WRITERS }, (_, index) =>
      writeContent(`writer ${index}`, end, tellAs('content')),
    );
    const others = [
      ...logins.map((login) => useAccount(login, end, tellAs('accounts, sessions and forms'))),
      sendApplications(end, tellAs('applications'), production),
    ];
    await breakThings(end, proxy, instances, figures);
    const known = (await Promise.all(writers)).flat();
    const checks = await Promise.all(others);
    await compareContent(known, production, figures);
    for (const check of checks) await check(figures);
    return figures;
  } finally {
    await proxy.mend();
    await production.stop();
    await proxy.stop();
  }
}

async function breakThings(
  end: number,
  proxy: FirestoreProxy,
  instances: readonly Instance[],
  { faults }: ChaosFigures,
): Promise<void> {
  const forAWhile = () => delay(between(300, 2_000));
  const ways: Record<string, () => Promise<void>> = {
    'Firestore frozen': async () => {
      proxy.freeze();
      await forAWhile();
      await proxy.mend();
    },
    'Firestore gone': async () => {
      await proxy.goAway();
      await forAWhile();
      await proxy.mend();
    },
    'connections cut': async () => proxy.cutConnections(),
    'answers to commits refused': async () =>
      proxy.loseCommits('refused', { count: between(1, 3) }),
    'answers to commits broken off': async () =>
      proxy.loseCommits('broken', { count: between(1, 3) }),
    'answers to commits dropped': async () => proxy.loseCommits('silent', { count: between(1, 3) }),
    'instance killed': () => anyOf(instances).restart(),
  };
  while (performance.now() < end) {
    const [name, breakIt] = anyOf(Object.entries(ways));
    faults[name] = (faults[name] ?? 0) + 1;
    await breakIt();
    await delay(between(100, 800));
  }
}
