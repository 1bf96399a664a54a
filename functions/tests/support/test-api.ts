import {
  type Call,
  endpoint,
  type EndpointName,
  pathOf,
  type Response,
} from '@torque-tide/contract/api';
import { MEDIA_USE_HEADER, type MediaUse } from '@torque-tide/contract/media';
import type { SiteRenderer } from '@torque-tide/contract/site-renderer';
import type { Firestore } from '@google-cloud/firestore';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PasswordHasher } from '../../src/admin-accounts/password';
import {
  type AdminAccountRepository,
  createAdminAccountRepository,
} from '../../src/admin-accounts/repository';
import type { SignToken } from '../../src/admin-session/live-handlers';
import { createApp } from '../../src/http/app';
import type { LiveConfig } from '../../src/lib/config';
import { openFirestore } from '../../src/lib/firestore';
import { drawPicture } from '../../src/media/draw-picture';
import { createPagePreviews } from '../../src/pages/page-previews';
import {
  createCountingHasher,
  createFakeClock,
  createFakeLog,
  type FakeClock,
  type FakeLog,
} from './fakes';
import { closeFirestore } from './firestore-reads';
import { tellingSite } from './telling-site';

export const ADMIN = { username: 'ada', password: 'correct horse battery' };

interface Options {
  hasher?: PasswordHasher;
  firestore?: Firestore;
  trustedProxies?: number;
  deadlineMs?: number;
  /** The maximum age of the instance's memory; by default as in production. */
  maxAgeMs?: number;
  /**
   * How far the instance looks back for changes; by default not at all, so that reads can be
   * counted.
   */
  overlapMs?: number;
  /** By default nothing is configured. */
  live?: LiveConfig;
  signToken?: SignToken;
  /** The renderer of page previews; by default `tellingSite`. */
  loadSite?: () => Promise<SiteRenderer>;
  /** Wraps the app, as the runtime does. */
  wrap?: (app: RequestListener) => RequestListener;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body. */
  body: {
    success?: boolean;
    data?: unknown;
    message?: string;
    error?: { code: string; fields?: Record<string, string[]> };
  };
}

/** A picture to upload. */
export interface PictureFile {
  bytes: Buffer;
  /** By default `application/octet-stream`. */
  type?: string;
  /** By default a logo. */
  use?: MediaUse;
}

export interface Sent {
  params?: unknown;
  body?: unknown;
  /** Files of a form. */
  cv?: Buffer;
  /** Sent unchanged, in place of a body. */
  file?: PictureFile;
  token?: string | undefined;
  ifMatch?: string;
  /** Sent as `Idempotency-Key`. */
  key?: string;
}

export interface TestApi {
  url: string;
  projectId: string;
  firestore: Firestore;
  clock: FakeClock;
  log: FakeLog;
  accounts: AdminAccountRepository;
  /** Calls an endpoint of the table; the input may be invalid. */
  call: (name: EndpointName, sent?: Sent) => Promise<Answer>;
  /** Calls one as admin. */
  callAsAdmin: TestApi['call'];
  /** Calls an endpoint as admin and returns `data`; fails the test unless it succeeds. */
  asAdmin: <N extends EndpointName>(name: N, sent?: Sent) => Promise<Response<N>>;
  /** Sends any request. */
  send: (path: string, init?: RequestInit) => Promise<Answer>;
  login: (credentials?: { username: string; password: string }) => Promise<Answer>;
  /** Logs in and returns the token. */
  token: () => Promise<string>;
  /** Every token that `token` has returned. */
  tokens: string[];
  /** Returns a valid token: the last one, unless its session has ended. */
  validToken: () => Promise<string>;
  stop: () => Promise<void>;
}

/** The test file's own emulated project. */
export function projectOf(file: string): string {
  return `demo-api-${process.pid}-${file}`;
}

/** Starts the app on a free port, with an emulated project of its own. */
export async function startTestApi(file: string, options: Options = {}): Promise<TestApi> {
  const clock = createFakeClock();
  const log = createFakeLog();
  const hasher = options.hasher ?? createCountingHasher();
  const projectId = projectOf(file);
  const firestore = options.firestore ?? openFirestore(projectId);
  const accounts = createAdminAccountRepository(firestore, { clock, hasher });
  const app = createApp({
    firestore,
    clock,
    log,
    hasher,
    trustedProxies: options.trustedProxies ?? 1,
    ...(options.deadlineMs === undefined ? {} : { deadlineMs: options.deadlineMs }),
    maxAgeMs: options.maxAgeMs,
    overlapMs: options.overlapMs ?? 0,
    live: options.live,
    signToken: options.signToken,
    // Draws in this process; `picture-drawer.test.ts` uses production's.
    drawPicture,
    loadPagePreviews: async (published) =>
      createPagePreviews({
        firestore,
        published,
        clock,
        loadSite: options.loadSite ?? (async () => tellingSite),
      }),
  });
  const server = createServer(options.wrap ? options.wrap(app) : app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  if (!options.firestore) await accounts.create(ADMIN.username, ADMIN.password);

  const send: TestApi['send'] = (path, init) => sendTo(`${url}${path}`, init);
  const call: TestApi['call'] = (name, sent) => callAt(url, name, sent);

  const login: TestApi['login'] = (credentials = ADMIN) =>
    call('admin.login', { body: credentials });

  const tokens: string[] = [];
  async function token(): Promise<string> {
    const answer = await login();
    if (answer.status !== 200) throw new Error(`Login failed: ${answer.text}`);
    const { sessionId } = answer.body.data as { sessionId: string };
    tokens.push(sessionId);
    return sessionId;
  }

  let given: string | undefined;
  async function validToken(): Promise<string> {
    const isValid = given && (await call('admin.verify', { token: given })).status === 200;
    if (!given || !isValid) given = await token();
    return given;
  }

  async function callAsAdmin(name: EndpointName, sent: Sent = {}): Promise<Answer> {
    if ('token' in sent) return call(name, sent);
    // Other endpoints would take an ended session for a visitor.
    const refuses = endpoint(name).access === 'admin';
    given = refuses && given ? given : await validToken();
    const answer = await call(name, { ...sent, token: given });
    if (answer.status !== 401) return answer;
    // The session has ended: by the clock, or by the test.
    given = await token();
    return call(name, { ...sent, token: given });
  }

  async function asAdmin<N extends EndpointName>(name: N, sent?: Sent): Promise<Response<N>> {
    const answer = await callAsAdmin(name, sent);
    if (!answer.body.success) throw new Error(`${name} failed: ${answer.text}`);
    return answer.body.data as Response<N>;
  }

  async function stop(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    if (!options.firestore) await closeFirestore(firestore);
  }

  return {
    url,
    projectId,
    firestore,
    clock,
    log,
    accounts,
    call,
    callAsAdmin,
    asAdmin,
    send,
    login,
    token,
    tokens,
    validToken,
    stop,
  };
}

/** Sends any request. */
async function sendTo(address: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(address, init);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const body = isJson && text !== '' ? (JSON.parse(text) as Answer['body']) : {};
  return { status: response.status, headers: response.headers, text, body };
}

/** Calls an endpoint of the table on a server; `init` has more headers, or a signal. */
export function callAt(
  url: string,
  name: EndpointName,
  { params, body, cv, file, token, ifMatch, key }: Sent = {},
  init: RequestInit = {},
): Promise<Answer> {
  const row = endpoint(name);
  const form = row.form && formOf(body, cv);
  return sendTo(`${url}${pathOf(row, params as Record<string, string>)}`, {
    ...init,
    method: row.method,
    headers: {
      ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
      ...headersOfFile(file),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(init.headers as Record<string, string> | undefined),
    },
    ...(body === undefined ? {} : { body: form ?? JSON.stringify(body) }),
    ...(file === undefined ? {} : { body: Uint8Array.from(file.bytes) }),
  });
}

export function formOf(body: unknown, cv?: Buffer): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    form.set(name, String(value));
  }
  if (cv) form.set('cv', new Blob([Uint8Array.from(cv)]), 'cv.pdf');
  return form;
}

function headersOfFile(file: PictureFile | undefined): Record<string, string> {
  if (!file) return {};
  const { type = 'application/octet-stream', use = 'logo' } = file;
  return { 'content-type': type, [MEDIA_USE_HEADER]: use };
}

/** The part of a typed call to send. */
export type Given<N extends EndpointName> = {
  [K in keyof Call<N> as Call<N>[K] extends undefined ? never : K]: Call<N>[K];
} & Pick<Sent, 'file' | 'cv'>;
