import {
  type AccountViews,
  VIEW_NAME_MAX,
  VIEW_SEARCH_MAX,
  VIEWS_MAX,
} from '@torque-tide/contract/saved-views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../support/test-api';

const OTHER = { username: 'ben', password: 'another long password of his' };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi('saved-views');
  await api.accounts.create(OTHER.username, OTHER.password);
});
afterAll(() => api.stop());

const read = () => api.asAdmin<AccountViews>('savedViews.get');
const put = async (views: unknown, ifVersion?: number) =>
  api.call('savedViews.update', {
    token: await api.validToken(),
    body: { views },
    ...(ifVersion !== undefined && { ifMatch: `"${ifVersion}"` }),
  });
const byPay = { name: 'By pay', search: 'sort=salary' };
const drafts = { name: 'Drafts', search: 'state=draft' };

describe('the saved views', () => {
  it('are none at first, and come back as they were put', async () => {
    expect(await read()).toEqual({ views: [], version: 0 });
    const response = await put([byPay], 0);
    expect(response.status).toBe(200);
    expect(await read()).toEqual({ views: [byPay], version: 1 });
  });

  it('of another browser are not overwritten unseen; the same again is the same', async () => {
    const { version } = await read();
    expect((await put([byPay, drafts], version)).status).toBe(200);
    expect((await put([drafts], version)).status).toBe(412);
    expect((await put([byPay, drafts], version)).status).toBe(200);
    expect(await read()).toEqual({ views: [byPay, drafts], version: version + 1 });
  });

  it('are those of the own account alone', async () => {
    const login = await api.login(OTHER);
    const { sessionId: token } = login.body.data as { sessionId: string };
    const theirs = await api.call('savedViews.get', { token });
    expect(theirs.body.data).toEqual({ views: [], version: 0 });
  });

  it.each([
    ['a name too long', [{ ...byPay, name: 'n'.repeat(VIEW_NAME_MAX + 1) }]],
    ['no name', [{ ...byPay, name: ' ' }]],
    ['an address too long', [{ ...byPay, search: 's'.repeat(VIEW_SEARCH_MAX + 1) }]],
    ['one name twice', [byPay, byPay]],
    ['something besides', [{ ...byPay, note: 'n' }]],
    [
      'too many',
      Array.from({ length: VIEWS_MAX + 1 }, (_, at) => ({ ...byPay, name: String(at) })),
    ],
  ])('are refused with %s', async (_, views) => {
    expect((await put(views)).status).toBe(400);
  });
});
