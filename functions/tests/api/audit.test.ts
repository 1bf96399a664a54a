import type { Job } from '@torque-tide/contract/jobs';
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useTestApi } from '../support/use-api';
import { buildJobInput } from '../support/examples';
import { HOUR, MINUTE } from '../support/fakes';
import { ADMIN } from '../support/test-api';

const api = useTestApi('audit');
afterEach(() => {
  api.clock.advance(HOUR);
});

const shortHashOf = (token: string) =>
  createHash('sha256').update(token).digest('hex').slice(0, 12);

/** Returns the audit lines that `work` writes. */
async function linesOf(work: () => Promise<unknown>) {
  const before = api.log.auditLines.length;
  await work();
  return api.log.auditLines.slice(before);
}

describe('the audit log', () => {
  it('has a line for a login, with its session, and for a logout', async () => {
    let token = '';
    const lines = await linesOf(async () => {
      token = await api.token();
      await api.call('admin.logout', { token });
      await api.call('admin.logout', { token });
    });
    const known = {
      at: api.clock.now().toISOString(),
      outcome: 'success',
      session: shortHashOf(token),
      requestId: expect.any(String),
    };
    expect(lines).toEqual([
      { ...known, action: 'admin.login', admin: 'ada' },
      { ...known, action: 'admin.logout', admin: 'ada' },
      { ...known, action: 'admin.logout' },
    ]);
    expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(3);
  });

  it('has a line for each failure, for the start of a pause and for each refusal', async () => {
    const lines = await linesOf(async () => {
      for (let attempt = 0; attempt < 6; attempt += 1) {
        await api.login({ ...ADMIN, password: 'wrong' });
      }
    });
    expect(lines.map(({ action, admin, outcome }) => [action, admin, outcome])).toEqual([
      ...Array.from({ length: 5 }, () => ['admin.login', 'ada', 'invalid-credentials']),
      ['admin.lock', 'ada', 'success'],
      ['admin.login', undefined, 'too-many-attempts'],
    ]);
  });

  it('has a line for each write with its item, and for each denial', async () => {
    const token = await api.token();
    let id = '';
    const lines = await linesOf(async () => {
      const made = await api.call('jobs.create', { token, body: buildJobInput() });
      id = (made.body.data as Job).id;
      await api.call('jobs.update', { token, params: { id }, body: { title: 'x' } });
      await api.call('jobs.delete', { token, params: { id } });
      await api.call('jobs.delete', { params: { id } });
      await api.call('admin.verify', { token: 'A'.repeat(43) });
      // Reads aren't audited.
      await api.call('jobs.list', { token });
      await api.call('jobs.list');
    });
    expect(lines.map(({ action, admin, item, outcome }) => [action, admin, item, outcome])).toEqual(
      [
        ['jobs.create', 'ada', id, 'success'],
        ['jobs.update', 'ada', id, 'invalid'],
        ['jobs.delete', 'ada', id, 'success'],
        ['jobs.delete', undefined, id, 'unauthenticated'],
        ['admin.verify', undefined, undefined, 'unauthenticated'],
      ],
    );
    expect(lines[0]?.session).toBe(shortHashOf(token));
  });

  it.each([
    ['a call without a session', 'jobs.create', { body: buildJobInput() }],
    ['a logout of nobody', 'admin.logout', { token: 'A'.repeat(43) }],
  ] as const)('has twenty lines a minute for %s, and counts the others', async (_, name, sent) => {
    const work = async () => {
      for (let count = 0; count < 22; count += 1) await api.call(name, sent);
    };
    expect(await linesOf(work)).toHaveLength(20);
    api.clock.advance(MINUTE);
    const [line, next] = await linesOf(work);
    expect([line?.withheld, next?.withheld]).toEqual([2, undefined]);
    // The line names the admin each time.
    const token = await api.token();
    const known = await linesOf(() => api.call('admin.logout', { token }));
    expect(known).toMatchObject([{ action: 'admin.logout', admin: 'ada' }]);
  });

  it('writes nothing for a logout without a session', async () => {
    const committed = vi.spyOn(api.firestore, 'runTransaction');
    await api.call('admin.logout', { token: 'B'.repeat(43) });
    expect(committed).not.toHaveBeenCalled();
    const token = await api.token();
    committed.mockClear();
    await api.call('admin.logout', { token });
    expect(committed).toHaveBeenCalledTimes(1);
    committed.mockRestore();
  });

  it('takes the id of the request from the front end', async () => {
    const trace = '0123456789abcdef0123456789abcdef';
    const [line] = await linesOf(() =>
      api.send('/api/admin/verify', { headers: { 'x-cloud-trace-context': `${trace}/1;o=1` } }),
    );
    expect(line?.requestId).toBe(trace);
  });
});
