import { endpoint, type EndpointName, pathOf } from '@torque-tide/contract/api';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { createScryptHasher } from '../../src/admin-accounts/password';
import { createAdminAccountRepository } from '../../src/admin-accounts/repository';
import { systemClock } from '../../src/lib/clock';
import { openFirestore } from '../../src/lib/firestore';
import { ADMIN, type Answer, type Sent } from './test-api';

/** What deploys, as `npm run build -w functions` makes it. */
const SOURCE = join(import.meta.dirname, '../../dist');
const FRAMEWORK = join(
  dirname(createRequire(import.meta.url).resolve('@google-cloud/functions-framework')),
  'main.js',
);
/** Of a start on a machine that is busy with other things. */
const START_LIMIT_MS = 60_000;
const POLL_MS = 100;

/** One process that serves the built function as Cloud Run does. */
export interface Instance {
  url: string;
  /** Calls an endpoint of the table; without an answer it throws. */
  call: (name: EndpointName, sent?: ProductionCall) => Promise<Answer>;
  /** What it has written to its log so far. */
  log: () => string;
  /** Ends it at once, as a crash does, and starts it anew on the same port. */
  restart: () => Promise<void>;
}

export interface ProductionCall extends Sent {
  signal?: AbortSignal;
}

/** The built function in one or more processes on one Firestore. */
export interface Production {
  instances: Instance[];
  /** Of the same database, around any proxy. */
  firestore: Firestore;
  projectId: string;
  /** Calls an endpoint of the first process as admin. */
  call: Instance['call'];
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
  /** Which of the functions. */
  target?: 'api' | 'pages';
}

/**
 * Starts what production runs: the built function behind the runtime's own server, with the ages of
 * memory that production has.
 */
export async function startProduction(options: Options): Promise<Production> {
  const { name, instances: count = 1, target = 'api' } = options;
  const firestoreHost = options.firestoreHost ?? process.env['FIRESTORE_EMULATOR_HOST'];
  if (!firestoreHost) throw new Error('FIRESTORE_EMULATOR_HOST is not set');
  const projectId = `demo-production-${process.pid}-${name}`;
  const firestore = openFirestore(projectId);
  const accounts = createAdminAccountRepository(firestore, {
    clock: systemClock,
    hasher: createScryptHasher(),
  });
  await accounts.create(ADMIN.username, ADMIN.password);

  const started: Awaited<ReturnType<typeof startInstance>>[] = [];
  async function stop(): Promise<void> {
    await Promise.all(started.map((instance) => instance.end()));
    await firestore.terminate();
  }
  try {
    const environment = { GCLOUD_PROJECT: projectId, FIRESTORE_EMULATOR_HOST: firestoreHost };
    for (let index = 0; index < count; index += 1) {
      started.push(await startInstance(target, environment, () => token));
    }
    let token: string | undefined;
    const [first] = started;
    if (!first) throw new Error('No process was asked for');
    if (target === 'api') token = await logIn(first);
    return {
      instances: started,
      firestore,
      projectId,
      call: first.call,
      get token() {
        if (token === undefined) throw new Error('Only the API has sessions');
        return token;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function logIn({ call }: Instance): Promise<string> {
  const answer = await call('admin.login', { body: ADMIN });
  if (answer.status !== 200) throw new Error(`Login failed: ${answer.text}`);
  return (answer.body.data as { sessionId: string }).sessionId;
}

async function startInstance(
  target: string,
  environment: Record<string, string>,
  token: () => string | undefined,
): Promise<Instance & { end: () => Promise<void> }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let log = '';
  let child = start();

  function start(): ChildProcess {
    const started = spawn(
      process.execPath,
      [FRAMEWORK, `--target=${target}`, `--source=${SOURCE}`, `--port=${port}`],
      {
        // Without a NODE_ENV, as where the runtime shows the most.
        env: { ...environment, PATH: process.env['PATH'], METADATA_SERVER_DETECTION: 'none' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    for (const output of [started.stdout, started.stderr]) {
      output.on('data', (chunk: Buffer) => (log += chunk.toString()));
    }
    return started;
  }

  async function untilListening(): Promise<void> {
    const limit = performance.now() + START_LIMIT_MS;
    while (performance.now() < limit) {
      if (child.exitCode !== null) throw new Error(`The function does not start:\n${log}`);
      // An address of no endpoint: it needs no Firestore.
      const answer = await fetch(`${url}/api/nothing`).catch(() => undefined);
      if (answer) return;
      await delay(POLL_MS);
    }
    throw new Error(`The function did not answer within ${START_LIMIT_MS / 1000} s:\n${log}`);
  }

  async function end(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  const call: Instance['call'] = async (name, sent = {}) => {
    const { params, body, ifMatch, key, signal } = sent;
    const row = endpoint(name);
    const session = 'token' in sent ? sent.token : token();
    const response = await fetch(`${url}${pathOf(row, params as Record<string, string>)}`, {
      method: row.method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(session === undefined ? {} : { authorization: `Bearer ${session}` }),
        ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
    const text = await response.text();
    const parsed = text === '' ? {} : (JSON.parse(text) as Answer['body']);
    return { status: response.status, headers: response.headers, text, body: parsed };
  };

  await untilListening();
  return {
    url,
    call,
    log: () => log,
    restart: async () => {
      await end();
      child = start();
      await untilListening();
    },
    end,
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
