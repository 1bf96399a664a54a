import { setTimeout as delay } from 'node:timers/promises';
import { anyOf, between, createTell } from './chaos-caller';
import { compareContent, writeContent } from './chaos-content';
import { type FirestoreProxy, startFirestoreProxy } from './firestore-proxy';
import { type Instance, startProduction } from './production';

const INSTANCES = 4;
const WRITERS = 8;
/** After the last fault, every outcome must be known within this time. */
const SETTLE_MS = 60_000;

/** The results of a chaos run. */
export interface ChaosFigures {
  /** Faults of each kind. */
  faults: Record<string, number>;
  /** The number of successful calls. */
  acknowledged: number;
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
    acknowledged: 0,
    uncertain: 0,
    stored: 0,
    violations: [],
  };
  try {
    const { instances } = production;
    const end = performance.now() + seconds * 1_000;
    const settled = end + SETTLE_MS;
    const tell = createTell({ instances, figures, settled });
    const writers = Array.from({ length: WRITERS }, (_, index) =>
      writeContent(`writer ${index}`, end, tell),
    );
    await breakThings(end, proxy, instances, figures);
    const known = (await Promise.all(writers)).flat();
    await compareContent(known, production, figures);
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
