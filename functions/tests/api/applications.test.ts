import { CV_MAX_BYTES } from '@torque-tide/contract/application-choices';
import type { ApplicationForm } from '@torque-tide/contract/applications';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { monthsAfter } from '../../src/kinds/applications';
import { COLLECTIONS } from '../../src/lib/collections';
import {
  buildApplicationForm,
  buildConsultantInput,
  buildCv,
  buildJobInput,
} from '../support/examples';
import { HOUR } from '../support/fakes';
import { type Answer, type Sent } from '../support/test-api';

const api = useTestApi('applications', { maxAgeMs: 0 });

const KEY = '5f0c7b1e-3a52-4d53-9a30-7f2a5a3c9d11';
const DAY = 24 * HOUR;
let people = 0;

const WITH_CV: Sent = { cv: buildCv() };

/** Sends the form of another person. */
function apply(form: Partial<ApplicationForm> = {}, sent: Sent = WITH_CV): Promise<Answer> {
  people += 1;
  const body = buildApplicationForm({ email: `candidate${people}@example.com`, ...form });
  return api.call('applications.send', { body, ...sent });
}
async function applied(form: Partial<ApplicationForm> = {}, sent: Sent = WITH_CV) {
  const answer = await apply(form, sent);
  expect([answer.status, answer.text]).toEqual([201, expect.anything()]);
  return answer.body.data as { id: string; token: string };
}
const list = () => api.asAdmin('applications.list');
const found = async (id: string) => (await list()).find((one) => one.id === id);
async function stored(collection: keyof typeof COLLECTIONS) {
  return (await api.firestore.collection(COLLECTIONS[collection]).get()).docs;
}
const newJob = (overrides: Parameters<typeof buildJobInput>[0] = {}) =>
  api.asAdmin('jobs.create', { body: buildJobInput(overrides) });
function problemsOf({ status, body }: Answer) {
  return [status, body.error?.code, Object.keys(body.error?.fields ?? {})];
}

describe('an application', () => {
  it('arrives with its CV, which only admins can download, and is mailed to both sides', async () => {
    const { id: consultantId } = await api.asAdmin('consultants.create', {
      body: buildConsultantInput({ email: 'consultant@example.com' }),
    });
    const { id: job } = await newJob({ consultantId, title: 'Blade engineer' });
    const form = { phone: '020 7946 0958', words: 'Hello' };
    const sent = { ...form, name: ' Ada  Berg ', email: 'Mail@Example.com', job };
    const { id, token } = await applied(sent, { cv: buildCv('mine') });
    expect(await found(id)).toMatchObject({
      ...form,
      name: 'Ada Berg',
      email: 'mail@example.com',
      jobId: job,
      jobTitle: 'Blade engineer',
      state: 'New',
      cvType: 'pdf',
      cvSize: buildCv('mine').length,
    });
    const download = await api.callAsAdmin('applications.cv', { params: { id } });
    expect(download.text).toBe(buildCv('mine').toString());
    expect(download.headers.get('content-disposition')).toBe(
      `attachment; filename="CV Ada Berg ${id}.pdf"`,
    );
    expect(api.log.auditLines.at(-1)).toMatchObject({ action: 'applications.cv', item: id });

    const mails = (await stored('mail')).map((document) => document.data());
    expect(mails.map(({ to }) => to as string).sort()).toEqual([
      'consultant@example.com',
      'mail@example.com',
    ]);
    const [toAgency, toCandidate] = mails.sort((a, b) => (a['to'] < b['to'] ? -1 : 1));
    expect(toAgency?.['message']).toMatchObject({
      subject: 'New application: Blade engineer',
      text: expect.stringContaining(`edit=${id}`) as string,
    });
    expect(toAgency?.['message'].text).not.toContain(token);
    expect(toCandidate?.['message'].text).toContain(`/application/${token}`);
  });

  it('is stored once, however often it is sent with the same key', async () => {
    const form = { email: 'once@example.com' };
    const answers = await Promise.all([1, 2, 3].map(() => applied(form, { key: KEY })));
    expect(new Set(answers.map(({ id, token }) => `${id} ${token}`))).toHaveProperty('size', 1);
    expect((await list()).filter(({ email }) => email === form.email)).toHaveLength(1);
    const other = await apply({ ...form, name: 'Somebody else' }, { key: KEY });
    expect(problemsOf(other)).toEqual([422, 'key-reused', []]);
  });

  it('is stored once without a key, too, until it is deleted or expires', async () => {
    // A form without scripts has no key.
    const form = { email: 'twice@example.com' };
    const first = await applied(form);
    expect(await applied(form)).toEqual(first);
    expect((await applied(form, { cv: buildCv('another') })).id).not.toBe(first.id);
    api.clock.advance(2 * DAY);
    expect(await applied(form)).toEqual(first);

    const { token } = first;
    await api.call('applications.withdraw', { body: { token, action: 'delete' } });
    const second = await applied(form);
    expect([await found(first.id), await found(second.id)]).toEqual([undefined, expect.anything()]);
    await api.asAdmin('applications.delete', { params: { id: second.id } });
    const third = await applied(form);
    expect(third.id).not.toBe(second.id);
    expect(await found(third.id)).toBeDefined();
    api.clock.advance(365 * DAY);
    expect((await applied(form)).id).not.toBe(third.id);
  });

  it('expires after the months in Settings, or after 12 if the candidate agrees', async () => {
    const endOf = async (form: Partial<ApplicationForm>) =>
      (await found((await applied(form)).id))?.endsAt;
    const after = (months: number) => monthsAfter(api.clock.now(), months).toISOString();
    expect([await endOf({}), await endOf({ keepLonger: 'on' })]).toEqual([after(6), after(12)]);
    const change = (applicationMonths: number) =>
      api.asAdmin('siteSettings.update', { params: { id: 'site' }, body: { applicationMonths } });
    await change(18);
    expect([await endOf({}), await endOf({ keepLonger: 'on' })]).toEqual([after(18), after(18)]);
    await change(6);
  });
});

describe('what is refused', () => {
  it('fields that are missing, malformed or filled in by a program, and stores nothing', async () => {
    const before = (await stored('applications')).length;
    const wrong = {
      name: ' ',
      email: 'ada@home',
      phone: 'call me',
      words: 'they hide their direction\u202e',
      website: 'https://spam.example',
    };
    const answer = await api.call('applications.send', { body: wrong });
    const fields = ['name', 'email', 'phone', 'words', 'agreement', 'website'];
    expect(problemsOf(answer)).toEqual([400, 'invalid', fields]);
    const endless = await apply({ words: 'x'.repeat(2_001) });
    expect(problemsOf(endless)).toEqual([400, 'invalid', ['words']]);
    expect(await stored('applications')).toHaveLength(before);
  });

  it('a CV that is of another type or too large, and stores no part of it', async () => {
    const before = (await stored('cvs')).length;
    const program = await apply({}, { cv: Buffer.from('MZ') });
    expect(problemsOf(program)).toEqual([400, 'invalid', ['cv']]);
    // Larger than the whole form may be; `cv.test.ts` has the limit of a CV.
    const huge = await apply({}, { cv: Buffer.alloc(CV_MAX_BYTES + 65 * 1024) });
    expect(problemsOf(huge)).toEqual([413, 'too-large', []]);
    expect(await stored('cvs')).toHaveLength(before);
  });

  it("a job that is closed, hidden or doesn't exist", async () => {
    const { id } = await newJob({ isFilled: true });
    for (const job of [id, 'nothing-here']) {
      expect(problemsOf(await apply({ job }))).toEqual([409, 'conflict', ['job']]);
    }
  });

  it('everything while applications are switched off', async () => {
    const params = { id: 'site' };
    await api.asAdmin('siteSettings.update', { params, body: { takesApplications: false } });
    expect(problemsOf(await apply())).toEqual([409, 'conflict', []]);
    await api.asAdmin('siteSettings.update', { params, body: { takesApplications: true } });
    expect((await apply()).status).toBe(201);
  });

  it('the eleventh a day from one e-mail address, before its CV is stored', async () => {
    const email = 'eager@example.com';
    for (let time = 1; time <= 10; time += 1) {
      await applied({ email, words: String(time) }, {});
    }
    const before = (await stored('cvs')).length;
    const answer = await apply({ email, words: 'again' });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await stored('cvs')).toHaveLength(before);
    api.clock.advance(DAY);
    expect((await apply({ email, words: 'again' })).status).toBe(201);
  });

  it('more than 20 an hour from one address, however fast they come', async () => {
    api.clock.advance(HOUR);
    const burst = () => Promise.all(Array.from({ length: 12 }, () => apply({}, {})));
    const answers = [...(await burst()), ...(await burst())];
    const taken = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 429);
    expect([taken.length, refused.length]).toEqual([20, 4]);
    api.clock.advance(HOUR);
    expect((await apply()).status).toBe(201);
  });
});

describe('an admin', () => {
  let id: string;
  let job: string;
  beforeEach(async () => {
    ({ id: job } = await newJob());
    ({ id } = await applied({ name: 'Ada', job }));
  });

  const counted = async () => (await api.asAdmin('applications.new')).find((one) => one.id === id);

  it("changes an application's status, and back, and counts the new ones by name and job", async () => {
    const params = { kind: 'applications', id };
    expect(await counted()).toEqual({ id, name: 'Ada', jobId: job, version: 1 });
    await api.asAdmin('applications.update', { params: { id }, body: { state: 'Put forward' } });
    expect(await found(id)).toMatchObject({ state: 'Put forward', version: 2 });
    expect(await counted()).toBeUndefined();
    await api.asAdmin('versions.restore', { params, body: { version: 1, as: 'live' } });
    expect(await found(id)).toMatchObject({ state: 'New', version: 3 });
    expect(await counted()).toMatchObject({ version: 3 });
  });

  it('moves an application with its CV to the bin, and restores both', async () => {
    await api.asAdmin('applications.delete', { params: { id } });
    const cv = () =>
      stored('cvs').then((docs) => docs.find((document) => document.id.startsWith(id)));
    const kept = api.clock.now().getTime() + 30 * DAY;
    expect((await cv())?.get('expiresAt').toMillis()).toBe(kept);
    await api.asAdmin('versions.restore', {
      params: { kind: 'applications', id },
      body: { as: 'live' },
    });
    expect((await found(id))?.cvType).toBe('pdf');
    expect((await cv())?.get('expiresAt').toDate().toISOString()).toBe((await found(id))?.endsAt);
  });

  it('sees it until it expires, but neither its CV nor its history after that', async () => {
    const half = 184 * DAY;
    api.clock.advance(half - HOUR * 25);
    expect(await found(id)).toBeDefined();
    api.clock.advance(HOUR * 50);
    expect(await found(id)).toBeUndefined();
    expect(await counted()).toBeUndefined();
    const token = await api.validToken();
    const calls = [
      api.call('applications.cv', { params: { id }, token }),
      api.call('applications.update', { params: { id }, body: { notes: 'late' }, token }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404]);
    const versions = await stored('versions');
    const own = versions.filter((document) => document.get('itemId') === id);
    expect(
      own.every((document) => document.get('expiresAt').toMillis() <= api.clock.now().getTime()),
    ).toBe(true);
  });
});
