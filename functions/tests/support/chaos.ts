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
/** How long a writer waits for an answer, and how long before it asks again. */
const PATIENCE_MS = 12_000;
const REPEAT_MS = 250;
/** After the last fault, every outcome must be known within this time. */
const SETTLE_MS = 60_000;

/** What came of some time of writing while things broke. */
export interface ChaosFigures {
  /** Faults of each kind that were brought about. */
  faults: Record<string, number>;
  /** Writes whose success was told. */
  acknowledged: number;
  /** Of these, those that had to be asked for again, since no answer came or nobody knew. */
  uncertain: number;
  stored: number;
  /** What must not be, in words; empty when all is well. */
  violations: string[];
}

/** What a writer knows of an item that nobody else writes. */
interface Known {
  id: string;
  quote: string;
  company?: string;
  isActive: boolean;
  version: number;
}

/**
 * Lets writers write for some time, through instances that are killed and a Firestore that freezes,
 * goes away and loses answers; then compares what each of them was told with what is stored.
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
    const end = performance.now() + seconds * 1_000;
    const writers = Array.from({ length: WRITERS }, (_, index) =>
      write(`writer ${index}`, end, production, figures),
    );
    await breakThings(end, proxy, production.instances, figures);
    const known = (await Promise.all(writers)).flat();
    await compare(known, production, figures);
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

/** Creates, edits, switches and deletes items of its own, one after the other, and returns them. */
async function write(
  name: string,
  end: number,
  { instances }: Production,
  figures: ChaosFigures,
): Promise<Known[]> {
  const items: Known[] = [];
  const settled = end + SETTLE_MS;

  /** Asks until the outcome is known, each time with the same key, of any instance. */
  async function tell(endpoint: EndpointName, sent: Sent): Promise<Answer | undefined> {
    const key = randomUUID();
    for (let attempt = 0; performance.now() < settled; attempt += 1) {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const call = anyOf(instances).call(endpoint, { ...sent, key, signal });
      const answer = await call.catch(() => undefined);
      if (answer && answer.status !== 503) {
        if (attempt > 0) figures.uncertain += 1;
        if (answer.status < 300) {
          figures.acknowledged += 1;
          return answer;
        }
        const what = `${endpoint} of ${name}, attempt ${attempt + 1}`;
        figures.violations.push(`refused though nobody else writes: ${answer.status} to ${what}`);
        return undefined;
      }
      await delay(REPEAT_MS);
    }
    figures.violations.push(`never told: ${endpoint} of ${name}`);
    return undefined;
  }

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

/** Compares with what is stored, which is read around the proxy. */
async function compare(
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

function between(least: number, most: number): number {
  return least + Math.floor(Math.random() * (most - least + 1));
}

function anyOf<T>(all: readonly T[]): T {
  return all[between(0, all.length - 1)] as T;
}
