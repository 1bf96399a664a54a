import type { EndpointName, Response } from '@torque-tide/contract/api';
import type { Firestore } from '@google-cloud/firestore';
import { setTimeout as delay } from 'node:timers/promises';
import { createScryptHasher } from '../../src/admin-accounts/password';
import { createAdminAccountRepository } from '../../src/admin-accounts/repository';
import { systemClock } from '../../src/lib/time';
import { openFirestore } from '../../src/lib/firestore';
import { SECOND } from './fakes';
import { type FunctionProcess, startFunction } from './function-process';
import { ADMIN, type Answer, callAt, type Sent, type TestApi } from './test-api';

/** Attempts at the login before each test file. */
const LOGIN_TRIES = 4;

/** One process that serves the API. */
export interface Instance extends FunctionProcess {
  /** Calls an endpoint of the table, as admin by default; throws if there is no answer. */
  call: (name: EndpointName, sent?: ProductionCall) => Promise<Answer>;
}

export interface ProductionCall extends Sent {
  signal?: AbortSignal;
  /** Additional headers. */
  headers?: Readonly<Record<string, string>>;
}

/** The built functions in one or more processes on one Firestore. */
export interface Production {
  /** The API's processes, at least one. */
  instances: Instance[];
  /** The first process. */
  api: Instance;
  /** Calls an endpoint of the first process as admin. */
  call: Instance['call'];
  /** Does so and returns its data. @throws {Error} if the call fails */
  asAdmin: TestApi['asAdmin'];
  /** Starts a process of `pages`, on the same Firestore. */
  startPages: () => Promise<FunctionProcess>;
  /** A client of the same database, without any proxy. */
  firestore: Firestore;
  /** A session of the one admin, created at the start. */
  token: string;
  stop: () => Promise<void>;
}

interface Options {
  /** Identifies the test file's database. */
  name: string;
  instances?: number;
  /** Where the processes find Firestore; by default the emulator. */
  firestoreHost?: string;
}

/** Starts the built function behind the runtime's own server, with the cache ages of production. */
export async function startProduction(options: Options): Promise<Production> {
  const { name, instances: count = 1 } = options;
  const firestoreHost = options.firestoreHost ?? process.env['FIRESTORE_EMULATOR_HOST'];
  if (!firestoreHost) throw new Error('FIRESTORE_EMULATOR_HOST is not set');
  const projectId = `demo-production-${process.pid}-${name}`;
  const environment = { GCLOUD_PROJECT: projectId, FIRESTORE_EMULATOR_HOST: firestoreHost };
  const firestore = openFirestore(projectId);
  const accounts = createAdminAccountRepository(firestore, {
    clock: systemClock,
    hasher: createScryptHasher(),
  });
  await accounts.create(ADMIN.username, ADMIN.password);

  const processes: FunctionProcess[] = [];
  async function start(target: 'api' | 'pages'): Promise<FunctionProcess> {
    const started = await startFunction(target, environment);
    processes.push(started);
    return started;
  }
  async function stop(): Promise<void> {
    await Promise.all(processes.map((running) => running.stop()));
    await firestore.terminate();
  }
  try {
    let token: string | undefined;
    const started = await Promise.all(Array.from({ length: count }, () => start('api')));
    const instances = started.map((running) => withCalls(running, () => token));
    const [api] = instances;
    if (!api) throw new Error('No process was asked for');
    token = await logIn(api);
    const startPages = () => start('pages');
    const { call } = api;
    async function asAdmin<N extends EndpointName>(name: N, sent: Sent = {}): Promise<Response<N>> {
      const answer = await call(name, sent);
      if (!answer.body.success) throw new Error(`${name} failed: ${answer.text}`);
      return answer.body.data as Response<N>;
    }
    return { instances, api, call, asAdmin, startPages, firestore, token, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Returns a new session. Retries if the server is busy: beside other tests a hash may exceed the
 * deadline of a login.
 */
export async function logIn({ call }: Instance): Promise<string> {
  for (let left = LOGIN_TRIES; ; left -= 1) {
    const answer = await call('admin.login', { body: ADMIN, token: undefined });
    if (answer.status === 200) return (answer.body.data as { sessionId: string }).sessionId;
    if (answer.status !== 503 || left === 0) throw new Error(`Login failed: ${answer.text}`);
    await delay(Number(answer.headers.get('retry-after')) * SECOND);
  }
}

function withCalls(running: FunctionProcess, token: () => string | undefined): Instance {
  const call: Instance['call'] = (name, { signal, headers, ...sent } = {}) =>
    callAt(
      running.url,
      name,
      { token: token(), ...sent },
      {
        ...(headers && { headers }),
        ...(signal && { signal }),
      },
    );
  return { ...running, call };
}
