import type { EndpointName } from '@torque-tide/contract/api';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { COLLECTIONS } from '../../src/lib/collections';
import { buildTestimonialInput } from './examples';
import { type FirestoreProxy, startFirestoreProxy } from './firestore-proxy';
import { type Instance, type Production, startProduction } from './production';
import type { Answer, Sent } from './test-api';

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

/** How long a writer waits for an answer, and how long before it retries. */
const PATIENCE_MS = 12_000;
const REPEAT_MS = 250;
/** Worth a retry: Firestore is away, or the server is busy. */
const LATER: ReadonlySet<number> = new Set([429, 503]);

/** Retries on any instance with the same key until the outcome is known. */
type Tell = (endpoint: EndpointName, sent: Sent) => Promise<Answer | undefined>;

interface Options {
  instances: readonly Instance[];
  figures: ChaosFigures;
  /** When every outcome must be known, by `performance.now()`. */
  settled: number;
}

/** Records each refusal as a violation, because no other caller writes the same items. */
function createTell({ instances, figures, settled }: Options): Tell {
  return async (endpoint, sent) => {
    const key = randomUUID();
    for (let attempt = 0; performance.now() < settled; attempt += 1) {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const instance = anyOf(instances);
      const answer = await instance.call(endpoint, { ...sent, key, signal }).catch(() => undefined);
      if (answer && !LATER.has(answer.status)) {
        if (attempt > 0) figures.uncertain += 1;
        if (answer.status < 300) {
          figures.acknowledged += 1;
          return answer;
        }
        const what = `${answer.status} to ${endpoint}, attempt ${attempt + 1}`;
        const reason = answer.status === 500 ? lastErrorIn(instance.log()) : answer.text;
        figures.violations.push(`refused though nobody else writes: ${what}: ${reason}`);
        return undefined;
      }
      await delay(REPEAT_MS);
    }
    figures.violations.push(`never told: ${endpoint}`);
    return undefined;
  };
}

function lastErrorIn(log: string): string {
  return log.split('\n').findLast((line) => line.includes('"severity":"ERROR"')) ?? 'no line of it';
}

function between(least: number, most: number): number {
  return least + Math.floor(Math.random() * (most - least + 1));
}

function anyOf<T>(all: readonly T[]): T {
  return all[between(0, all.length - 1)] as T;
}

/** The expected state of an item that only one writer uses. */
interface Known {
  id: string;
  quote: string;
  company?: string;
  isActive: boolean;
  version: number;
}

/** Creates, edits, switches and deletes its own items, one at a time, and returns them. */
async function writeContent(name: string, end: number, tell: Tell): Promise<Known[]> {
  const items: Known[] = [];
  for (let count = 0; performance.now() < end; count += 1) {
    const item = Math.random() < 0.4 ? undefined : items[between(0, items.length - 1)];
    if (!item) {
      const body = buildTestimonialInput({ quote: `Quote ${count} of ${name}.` });
      const answer = await tell('testimonials.create', { body });
      if (answer) items.push(answer.body.data as Known);
      continue;
    }
    const { id, version } = item;
    const choice = Math.random();
    if (choice < 0.2) {
      const sent = { params: { id }, ifMatch: `"${version}"` };
      const answer = await tell('testimonials.delete', sent);
      if (answer) items.splice(items.indexOf(item), 1);
      continue;
    }
    const isToggle = choice < 0.6;
    const body = isToggle ? { isActive: !item.isActive } : { company: `Company ${count}` };
    const answer = await tell('testimonials.update', {
      params: { id },
      body,
      ...(isToggle ? {} : { ifMatch: `"${version}"` }),
    });
    if (answer) Object.assign(item, body, { version: version + 1 });
  }
  return items;
}

/** Compares with what is stored, read without the proxy. */
async function compareContent(
  known: readonly Known[],
  { firestore }: Production,
  figures: ChaosFigures,
): Promise<void> {
  const { docs } = await firestore.collection(COLLECTIONS.testimonials).get();
  figures.stored = docs.length;
  const byId = new Map(docs.map((document) => [document.id, document]));
  for (const item of known) {
    const document = byId.get(item.id);
    if (!document) {
      figures.violations.push(`acknowledged and missing: ${item.quote}`);
      continue;
    }
    byId.delete(item.id);
    for (const field of ['quote', 'company', 'isActive', 'version'] as const) {
      const stored: unknown = document.get(field);
      if (stored === item[field]) continue;
      const difference = `${String(stored)} in place of ${String(item[field])}`;
      figures.violations.push(`${field} of '${item.quote}' is ${difference}`);
    }
  }
  const quotes = new Set(known.map(({ quote }) => quote));
  for (const document of byId.values()) {
    const quote = String(document.get('quote'));
    const what = quotes.has(quote) ? 'there twice' : 'written by nobody, or deleted';
    figures.violations.push(`${what}: ${quote}`);
  }
}
