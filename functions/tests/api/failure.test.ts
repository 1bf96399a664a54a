import { Firestore } from '@google-cloud/firestore';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { breakReads } from '../support/firestore-reads';
import { projectOf, startTestApi, type TestApi } from '../support/test-api';

const VISITOR_READ = '/api/jobs';

let api: TestApi | undefined;
let closeServer: (() => Promise<void>) | undefined;
afterEach(async () => {
  await api?.stop();
  await closeServer?.();
});

/** Accepts every connection but never answers. */
async function startSilentServer(): Promise<number> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeServer = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return (server.address() as AddressInfo).port;
}

/** Starts the API with a Firestore that fails every read. */
async function startFailing(how: () => Promise<never>): Promise<TestApi> {
  const firestore = new Firestore({ projectId: projectOf('failing') });
  breakReads(firestore, how);
  return startTestApi('failing', { firestore });
}

describe('when Firestore does not answer', () => {
  it('answers reads and logins with 503 at their deadline', async () => {
    const port = await startSilentServer();
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${port}`);
    const firestore = new Firestore({ projectId: 'demo-silent' });
    api = await startTestApi('silent', { firestore, deadlineMs: 1_000 });
    const started = performance.now();
    const answers = await Promise.all([api.send(VISITOR_READ), api.login()]);
    expect(performance.now() - started).toBeLessThan(3_000);
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(answer.body.error?.code).toBe('unavailable');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    // The client ends with the process: its retries would fail outside any test if it ended here.
  });
});

describe('when Firestore fails', () => {
  it('answers 503 when it is unavailable, too slow, exhausted or broken off', async () => {
    let code = 0;
    api = await startFailing(() => Promise.reject(Object.assign(new Error('later'), { code })));
    for (code of [14, 4, 8, 13]) {
      const answer = await api.send(VISITOR_READ);
      expect([code, answer.status]).toEqual([code, 503]);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(api.log.lines.splice(0)).toMatchObject([{ level: 'warn' }]);
    }
  });

  it('hides an unknown error from the caller, and logs it without secrets', async () => {
    api = await startFailing(() => Promise.reject(new Error('the reason in full')));
    const secret = 'S'.repeat(43);
    const answer = await api.send(`${VISITOR_READ}?token=${secret}`, {
      headers: { authorization: `Bearer ${secret}-` },
    });
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      success: false,
      message: 'Something went wrong on our side. Please try again later.',
      error: { code: 'internal' },
    });
    expect(api.log.lines).toHaveLength(1);
    expect(api.log.lines[0]).toMatchObject({
      level: 'error',
      details: { method: 'GET', path: '/api/jobs' },
    });
    const line = JSON.stringify(api.log.lines);
    expect(line).toContain('the reason in full');
    expect(line).toContain('failure.test.ts');
    expect(line).not.toContain(secret);
  });
});
