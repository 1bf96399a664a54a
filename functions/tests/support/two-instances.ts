import type { EndpointName } from '@torque-tide/contract/api';
import type { ListedKind } from '@torque-tide/contract/content-kinds';
import type { Job } from '@torque-tide/contract/jobs';
import { FIRST_LOCATIONS, FIRST_SECTORS } from '@torque-tide/domain/landing-texts/first-landings';
import { Firestore } from '@google-cloud/firestore';
import { jobs } from '../../src/kinds/jobs';
import { COLLECTIONS } from '../../src/lib/collections';
import { buildInput, buildJobInput } from './examples';
import { closeFirestore, countReads, type ReadCounter } from './firestore-reads';
import { projectOf, startTestApi, type TestApi } from './test-api';

interface Item {
  id: string;
}

/** An instance with its own memory, clock and Firestore client, whose reads are counted. */
export interface Instance extends TestApi, ReadCounter {}

/** Two instances of the function with one database; the admin uses `writer`. */
export interface TwoInstances {
  writer: TestApi;
  other: Instance;
  /** Starts another instance, which ends with the others. */
  startInstance: () => Promise<Instance>;
  create: (kind: ListedKind, overrides?: object) => Promise<Item>;
  rename: (id: string, title: string) => Promise<unknown>;
  /** Imports this many jobs; the first is '2001'. */
  importJobs: (count: number, description?: () => string) => Promise<void>;
  stop: () => Promise<void>;
}

let databases = 0;

/** @param options shared by all instances */
export async function startTwoInstances(
  file: string,
  options: { maxAgeMs?: number; overlapMs?: number } = {},
): Promise<TwoInstances> {
  databases += 1;
  const name = `${file}-${databases}`;
  const writer = await startTestApi(name, options);
  const instances: Instance[] = [];

  async function startInstance(): Promise<Instance> {
    const firestore = new Firestore({ projectId: projectOf(name) });
    const counter = countReads(firestore);
    const instance = { ...(await startTestApi(name, { ...options, firestore })), ...counter };
    instances.push(instance);
    return instance;
  }

  async function importJobs(count: number, description?: () => string): Promise<void> {
    const at = writer.clock.now();
    const bulk = writer.firestore.bulkWriter();
    for (let index = 0; index < count; index += 1) {
      const id = String(2001 + index);
      const input = buildJobInput({ title: `Engineer ${id}` });
      const job = { ...input, ...(description ? { description: description() } : {}) };
      const stored = jobs.newDocument(job, at);
      void bulk.set(writer.firestore.collection(COLLECTIONS.jobs).doc(id), stored);
    }
    await bulk.close();
  }

  async function stop(): Promise<void> {
    for (const instance of instances) {
      await instance.stop();
      await closeFirestore(instance.firestore);
    }
    await writer.stop();
  }

  return {
    writer,
    other: await startInstance(),
    startInstance,
    create: (kind, overrides = {}) =>
      writer.asAdmin(`${kind}.create`, { body: { ...buildInput[kind](), ...overrides } }),
    rename: (id, title) => writer.asAdmin('jobs.update', { params: { id }, body: { title } }),
    importJobs,
    stop,
  };
}

/** Returns the ids that an instance's visitors see. */
export async function idsSeenBy(api: TestApi, kind: ListedKind): Promise<string[]> {
  const { body } = await api.call(NAMES_OF[kind] ?? `${kind}.list`);
  return (body.data as Item[]).map(({ id }) => id).filter((id) => !STARTERS.has(id));
}

/** Endpoints with which visitors read a kind whose own list is for admins. */
const NAMES_OF: Partial<Record<ListedKind, EndpointName>> = {
  sectors: 'sectorNames.list',
  locations: 'locationNames.list',
};

const STARTERS: ReadonlySet<string> = new Set(
  [...FIRST_SECTORS, ...FIRST_LOCATIONS].map(({ id }) => id),
);

/** Returns the job's title that an instance's visitors see. */
export async function titleSeenBy(api: TestApi, id: string): Promise<string | undefined> {
  const { body } = await api.call('jobs.get', { params: { id } });
  return (body.data as Job | undefined)?.title;
}

/** Returns how many reads `work` takes an instance. */
export async function readsOf(instance: Instance, work: () => Promise<unknown>): Promise<number> {
  const before = instance.reads();
  await work();
  return instance.reads() - before;
}
