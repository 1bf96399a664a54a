import { CHANGE_NOTE_DAYS, type LiveConnection } from '@torque-tide/contract/live';
import type { RestoreAs } from '@torque-tide/contract/versions';
import { initializeApp } from 'firebase-admin/app';
import { Timestamp } from '@google-cloud/firestore';
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildJobInput } from '../support/examples';
import { HOUR, SECOND } from '../support/fakes';
import { projectOf, startTestApi, type TestApi } from '../support/test-api';
import { useTestApi } from '../support/use-api';

const LIVE = {
  config: { apiKey: 'a-key', projectId: projectOf('live') },
  emulators: { auth: 'http://127.0.0.1:9099', firestore: { host: '127.0.0.1', port: 8080 } },
};

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

let api: TestApi | undefined;
afterEach(async () => {
  await api?.stop();
  api = undefined;
});

describe('the connection', () => {
  async function connect() {
    if (!api) throw new Error('Each test starts its own API');
    return api.call('live.connect', { token: await api.validToken() });
  }

  it("is a Firebase token for the caller's session, and the emulators' addresses", async () => {
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099');
    initializeApp({ projectId: LIVE.config.projectId });
    api = await startTestApi('live-connection', { live: LIVE });
    const sessionToken = await api.token();
    const answer = await api.call('live.connect', { token: sessionToken });
    const { token, ...rest } = answer.body.data as LiveConnection;
    expect(rest).toEqual({ session: hashOf(sessionToken), ...LIVE });
    const [, payload = ''] = token.split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      uid: 'ada',
      claims: { admin: true, session: hashOf(sessionToken) },
    });
    expect(answer.text).not.toContain(sessionToken);
    expect(api.log.auditLines.at(-1)).toMatchObject({
      action: 'live.connect',
      admin: 'ada',
      outcome: 'success',
    });
  });

  it("is absent without an error if it isn't configured", async () => {
    const signToken = vi.fn<() => Promise<string>>();
    api = await startTestApi('live-none', { signToken });
    expect((await connect()).body).toEqual({ success: true, data: null });
    expect(signToken).not.toHaveBeenCalled();
    expect(api.log.lines).toEqual([]);
  });

  it('is absent without the permission to sign, which the log says, and tried again', async () => {
    const signToken = vi.fn<() => Promise<string>>();
    api = await startTestApi('live-refused', { live: LIVE, signToken });
    const refusal = { code: 'auth/insufficient-permission' };
    signToken.mockRejectedValueOnce(Object.assign(new Error('Permission denied'), refusal));
    expect((await connect()).body).toEqual({ success: true, data: null });
    expect(api.log.lines).toMatchObject([
      { level: 'error', message: expect.stringContaining('may not sign tokens') as string },
    ]);
    // Any other failure is an error.
    signToken.mockRejectedValueOnce(new Error('The network is away'));
    const answer = await connect();
    expect([answer.status, answer.body.error?.code]).toEqual([503, 'unavailable']);
    signToken.mockResolvedValueOnce('signed');
    expect((await connect()).body.data).toMatchObject({ token: 'signed' });
  });
});

describe('notes of changes', () => {
  const notes = useTestApi('live-notes');

  /** Returns the notes that `work` adds, oldest first. */
  async function notesOf(work: () => Promise<unknown>) {
    const collection = notes.firestore.collection('changes');
    const known = new Set((await collection.get()).docs.map(({ id }) => id));
    await work();
    const { docs } = await collection.orderBy('at').get();
    return docs.filter(({ id }) => !known.has(id)).map((document) => document.data());
  }

  it('tell each change with its item, and nothing else', async () => {
    const { id } = await notes.asAdmin('jobs.create', { body: buildJobInput() });
    const of = { params: { id } };
    const restore = (version: number, as: RestoreAs) =>
      notes.asAdmin('versions.restore', {
        params: { kind: 'jobs', id },
        body: { version, as },
      });
    const steps = [
      () => notes.asAdmin('jobs.update', { ...of, body: { title: 'Another title' } }),
      () => restore(1, 'live'),
      () => notes.asAdmin('jobs.delete', of),
      () => restore(4, 'both'),
    ];
    const written = await notesOf(async () => {
      for (const step of steps) {
        notes.clock.advance(SECOND);
        await step();
      }
    });
    const actions = ['updated', 'restored', 'deleted', 'restored'];
    expect(written).toEqual(
      actions.map((action, at) => ({
        kind: 'jobs',
        id,
        by: 'ada',
        action,
        version: at + 2,
        at: expect.anything() as object,
        expiresAt: expect.anything() as object,
        notedAt: expect.any(Timestamp) as object,
      })),
    );
    for (const note of written) {
      const [at, expiresAt] = [note['at'] as Timestamp, note['expiresAt'] as Timestamp];
      expect(expiresAt.toMillis() - at.toMillis()).toBe(CHANGE_NOTE_DAYS * 24 * HOUR);
    }
  });

  it('are written with changes that are stored, and with no others', async () => {
    const { id } = await notes.asAdmin('jobs.create', { body: buildJobInput() });
    const token = await notes.validToken();
    const save = (sent: object) => notes.call('jobs.update', { params: { id }, token, ...sent });
    const key = crypto.randomUUID();
    const written = await notesOf(async () => {
      const title = (text: string) => ({ body: { title: text }, ifMatch: '"1"' });
      // Of two simultaneous saves only one is stored, and a repeat stores nothing.
      const answers = await Promise.all([save(title('First')), save(title('Second'))]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
      expect((await save(title('Third'))).status).toBe(412);
      expect((await save({ body: { title: '' } })).status).toBe(400);
      expect((await save({ body: { isFeatured: true }, key })).status).toBe(200);
      expect((await save({ body: { isFeatured: true }, key })).status).toBe(200);
      const unknown = { params: { id: 'no-such-job' }, token };
      expect((await notes.call('jobs.delete', unknown)).status).toBe(404);
    });
    expect(written).toHaveLength(2);
    expect(new Set(written.map(({ version }) => version as number))).toEqual(new Set([2, 3]));
    const history = await notes.asAdmin('versions.list', { params: { kind: 'jobs', id } });
    expect(history.map(({ version }) => version)).toEqual([3, 2, 1]);
  });
});
