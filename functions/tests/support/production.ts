import { endpoint, type EndpointName, pathOf } from '@torque-tide/contract/api';
import type { Firestore } from '@google-cloud/firestore';
import { setTimeout as delay } from 'node:timers/promises';
import { createScryptHasher } from '../../src/admin-accounts/password';
import { createAdminAccountRepository } from '../../src/admin-accounts/repository';
import { systemClock } from '../../src/lib/time';
import { openFirestore } from '../../src/lib/firestore';
import { SECOND } from './fakes';
import { type FunctionProcess, startFunction } from './function-process';
import { ADMIN, type Answer, formOf, headersOfFile, type Sent, type TestApi } from './test-api';

/** Of the login with which each file of tests begins. */
const LOGIN_TRIES = 4;

/** One process that serves the API. */
export interface Instance extends FunctionProcess {
  /** Calls an endpoint of the table, as admin unless told otherwise; without an answer it throws. */
  call: (name: EndpointName, sent?: ProductionCall) => Promise<Answer>;
}

export interface ProductionCall extends Sent {
  signal?: AbortSignal;
  /** Headers beside those that follow from the rest. */
  headers?: Readonly<Record<string, string>>;
}

/** The built functions in one or more processes on one Firestore. */
export interface Production {
  /** Of the API, at least one. */
  instances: Instance[];
  /** The first of them. */
  api: Instance;
  /** Calls an endpoint of the first as admin. */
  call: Instance['call'];
  /** Does so and returns its data. @throws {Error} when the call does not succeed */
  asAdmin: TestApi['asAdmin'];
  /** Starts a process of `pages`, on the same Firestore. */
  startPages: () => Promise<FunctionProcess>;
  /** Of the same database, around any proxy. */
  firestore: Firestore;
  /** A session of the one admin, which is made at the start. */
  token: string;
  stop: () => Promise<void>;
}

interface Options {
  /** Tells the database of one file of tests from others. */
  name: string;
  instances?: number;
  /** Where the processes find Firestore; the emulator itself unless given. */
  firestoreHost?: string;
}

/**
 * Starts what production runs: the built function behind the runtime's own server, with the ages of
 * memory that production has.
 */
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
    const instances: Instance[] = [];
    for (let index = 0; index < count; index += 1) {
      instances.push(withCalls(await start('api'), () => token));
    }
    const [api] = instances;
    if (!api) throw new Error('No process was asked for');
    token = await logIn(api);
    const startPages = () => start('pages');
    const { call } = api;
    async function asAdmin<T>(name: EndpointName, sent: Sent = {}): Promise<T> {
      const answer = await call(name, sent);
      if (!answer.body.success) throw new Error(`${name} failed: ${answer.text}`);
      return answer.body.data as T;
    }
    return { instances, api, call, asAdmin, startPages, firestore, token, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Tries again where the server is busy: beside other tests a hash may take longer than a login is given. */
async function logIn({ call }: Instance): Promise<string> {
  for (let left = LOGIN_TRIES; ; left -= 1) {
    const answer = await call('admin.login', { body: ADMIN });
    if (answer.status === 200) return (answer.body.data as { sessionId: string }).sessionId;
    if (answer.status !== 503 || left === 0) throw new Error(`Login failed: ${answer.text}`);
    await delay(Number(answer.headers.get('retry-after')) * SECOND);
  }
}

function withCalls(running: FunctionProcess, token: () => string | undefined): Instance {
  const call: Instance['call'] = async (name, sent = {}) => {
    const { params, body, cv, file, ifMatch, key, signal, headers } = sent;
    const row = endpoint(name);
    const form = row.form && formOf(body, cv);
    const session = 'token' in sent ? sent.token : token();
    const path = pathOf(row, params as Record<string, string>);
    const response = await fetch(`${running.url}${path}`, {
      method: row.method,
      headers: {
        ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
        ...headersOfFile(file),
        ...(session === undefined ? {} : { authorization: `Bearer ${session}` }),
        ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: form ?? JSON.stringify(body) }),
      ...(file === undefined ? {} : { body: Uint8Array.from(file.bytes) }),
      ...(signal === undefined ? {} : { signal }),
    });
    const text = await response.text();
    const parsed = text === '' ? {} : (JSON.parse(text) as Answer['body']);
    return { status: response.status, headers: response.headers, text, body: parsed };
  };
  return { ...running, call };
}
