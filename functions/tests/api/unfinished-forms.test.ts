import {
  UNFINISHED_FORM_DAYS,
  UNFINISHED_FORMS_MAX,
  UNFINISHED_VALUE_MAX,
  UNFINISHED_VALUES_MAX,
  type UnfinishedForm,
  type UnfinishedFormSummary,
} from '@torque-tide/contract/unfinished-forms';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUnfinishedForm, toUnfinishedInput } from '../support/examples';
import { HOUR } from '../support/fakes';
import { type Sent, startTestApi, type TestApi } from '../support/test-api';

const OTHER = { username: 'ben', password: 'another long password of his' };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi('unfinished-forms');
  await api.accounts.create(OTHER.username, OTHER.password);
});
afterAll(() => api.stop());

const list = () => api.asAdmin<UnfinishedFormSummary[]>('unfinishedForms.list');
const read = (id: string) => api.asAdmin<UnfinishedForm>('unfinishedForms.get', { params: { id } });
const create = (body = buildUnfinishedForm()) =>
  api.asAdmin<UnfinishedFormSummary>('unfinishedForms.create', { body });
const send = async (name: Parameters<TestApi['call']>[0], sent: Sent) =>
  api.call(name, { token: await api.validToken(), ...sent });

beforeEach(async () => {
  for (const { id } of await list()) await send('unfinishedForms.delete', { params: { id } });
});

describe('an unfinished form', () => {
  it('comes back as it was typed, with the browser that typed it', async () => {
    const base = { version: 3, values: { title: 'Planner', isActive: true } };
    const form = buildUnfinishedForm({ itemId: '1042', base });
    const response = await api.send('/api/admin/unfinished-forms', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await api.validToken()}`,
        'user-agent':
          'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
      },
      body: JSON.stringify(form),
    });
    expect(response.status).toBe(201);
    expect(await read(form.id)).toEqual({ ...form, version: 1, browser: 'Firefox on Windows' });
    const { values: _values, base: _base, ...summary } = form;
    expect(await list()).toEqual([{ ...summary, version: 1, browser: 'Firefox on Windows' }]);
  });

  it('may hold what could not be saved', async () => {
    const values = { title: '', salary: '55', publishAt: 'tomor', isActive: false };
    const form = buildUnfinishedForm({ title: '', values });
    await create(form);
    expect(await read(form.id)).toMatchObject({ values });
  });

  it('is listed newest first, without its texts', async () => {
    await create(buildUnfinishedForm({ title: 'Older', savedAt: '2026-11-20T09:00:00.000Z' }));
    await create(buildUnfinishedForm({ title: 'Newer', savedAt: '2026-11-21T09:00:00.000Z' }));
    const forms = await list();
    expect(forms.map(({ title }) => title)).toEqual(['Newer', 'Older']);
    expect(forms[0]).not.toHaveProperty('values');
  });

  it('of two writers loses nothing: the later one learns that the other was there', async () => {
    const form = buildUnfinishedForm();
    await create(form);
    const change = (writer: string, title: string, ifMatch: string) =>
      send('unfinishedForms.update', {
        params: { id: form.id },
        body: toUnfinishedInput({ ...form, writer, title }),
        ifMatch,
      });
    expect((await change('browser1.tab00001', 'Mine', '"1"')).body.data).toMatchObject({
      title: 'Mine',
      version: 2,
    });
    expect((await change('browser2.tab00002', 'Yours', '"1"')).status).toBe(412);
    expect(await read(form.id)).toMatchObject({ title: 'Mine' });
    const removed = await send('unfinishedForms.delete', {
      params: { id: form.id },
      ifMatch: '"1"',
    });
    expect(removed.status).toBe(412);
  });

  it('is written once, however often the same is sent: an answer may be lost', async () => {
    const form = buildUnfinishedForm();
    await create(form);
    expect(await create(form)).toMatchObject({ version: 1 });
    const again = { ...form, savedAt: '2026-11-21T15:00:00.000Z' };
    for (const _ of [1, 2]) {
      const answer = await send('unfinishedForms.update', {
        params: { id: form.id },
        body: toUnfinishedInput(again),
        ifMatch: '"1"',
      });
      expect(answer.body.data).toMatchObject({ version: 2 });
    }
    const taken = await send('unfinishedForms.create', {
      body: { ...form, writer: 'browser2.tab00002' },
    });
    expect(taken.status).toBe(412);
  });

  it('is nobody else’s, even where the other one uses its id', async () => {
    const form = buildUnfinishedForm({ title: 'Ada’s' });
    await create(form);
    const login = await api.login(OTHER);
    const { sessionId: token } = login.body.data as { sessionId: string };
    expect((await api.call('unfinishedForms.list', { token })).body.data).toEqual([]);
    const params = { id: form.id };
    expect((await api.call('unfinishedForms.get', { token, params })).status).toBe(404);
    expect((await api.call('unfinishedForms.delete', { token, params })).status).toBe(404);
    const body = toUnfinishedInput({ ...form, title: 'Ben’s' });
    expect((await api.call('unfinishedForms.update', { token, params, body })).status).toBe(404);
    const own = await api.call('unfinishedForms.create', { token, body: { ...form, ...body } });
    expect(own.status).toBe(201);
    expect(await read(form.id)).toMatchObject({ title: 'Ada’s' });
  });

  it('leaves no history, nothing in the bin, and no note for others', async () => {
    await create();
    for (const name of ['history', 'bin', 'changes', 'published']) {
      expect((await api.firestore.collection(name).get()).empty).toBe(true);
    }
  });
});

describe('the limits', () => {
  it.each([
    ['a number', { count: 5 }],
    ['a list', { tags: ['a'] }],
    ['a text that is too long', { title: 'x'.repeat(UNFINISHED_VALUE_MAX + 1) }],
    [
      'too much in all',
      Object.fromEntries(
        ['a', 'b', 'c'].map((name) => [name, 'x'.repeat(UNFINISHED_VALUES_MAX / 3 + 1)]),
      ),
    ],
    ['too many fields', Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`f${at}`, '']))],
  ])('refuse %s', async (_, values) => {
    const answer = await send('unfinishedForms.create', {
      body: { ...buildUnfinishedForm(), values },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.error?.code).toBe('invalid');
  });

  it('tell how many an account may have, and a discarded one makes room', async () => {
    const forms = Array.from({ length: UNFINISHED_FORMS_MAX }, () => buildUnfinishedForm());
    for (const form of forms) await create(form);
    const one = { body: buildUnfinishedForm() };
    const refused = await send('unfinishedForms.create', one);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe(
      'An account keeps 40 unfinished forms at most. Finish or discard one of them first.',
    );
    await send('unfinishedForms.delete', { params: { id: forms[0]!.id } });
    expect((await send('unfinishedForms.create', one)).status).toBe(201);
  });

  it('of time: one that nobody touches is gone after 30 days, whether it has been tidied up or not', async () => {
    const form = buildUnfinishedForm();
    await create(form);
    api.clock.advance((UNFINISHED_FORM_DAYS * 24 - 1) * HOUR);
    expect(await list()).toHaveLength(1);
    api.clock.advance(2 * HOUR);
    expect(await list()).toEqual([]);
    expect((await send('unfinishedForms.get', { params: { id: form.id } })).status).toBe(404);
    // Its id is free again.
    expect(await create(form)).toMatchObject({ version: 1 });
  });
});
