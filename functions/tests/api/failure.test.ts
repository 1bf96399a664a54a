import { Firestore } from '@google-cloud/firestore';
import { afterEach, describe, expect, it } from 'vitest';
import { breakReads } from '../support/firestore-reads';
import { projectOf, startTestApi, type TestApi } from '../support/test-api';

const VISITOR_READ = '/api/jobs';

let api: TestApi | undefined;
afterEach(() => api?.stop());

/** Starts the API with a Firestore that fails every read, or never answers. */
async function startFailing(how: () => Promise<never>, deadlineMs?: number): Promise<TestApi> {
  const firestore = new Firestore({ projectId: projectOf('failing') });
  breakReads(firestore, how);
  return startTestApi('failing', { firestore, ...(deadlineMs && { deadlineMs }) });
}

describe('when Firestore does not answer', () => {
  it('answers reads and logins with 503 at their deadline', async () => {
    api = await startFailing(() => new Promise(() => {}), 1_000);
    const started = performance.now();
    const answers = await Promise.all([api.send(VISITOR_READ), api.login()]);
    expect(performance.now() - started).toBeLessThan(3_000);
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(answer.body.error?.code).toBe('unavailable');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
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
