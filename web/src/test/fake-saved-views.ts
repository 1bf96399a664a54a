import { endpoint } from '@torque-tide/contract/api';
import type { AccountViews } from '@torque-tide/contract/saved-views';
import { http, HttpResponse } from 'msw';

const NONE: AccountViews = { views: [], version: 0 };

/** The saved views that the account has, as the server would keep them; none before each test. */
export const accountViews = {
  now: NONE,
  clear: () => {
    accountViews.now = NONE;
  },
};

const done = () => HttpResponse.json({ success: true, data: accountViews.now });

export const savedViewHandlers = [
  http.get(`*${endpoint('savedViews.get').path}`, done),
  http.put(`*${endpoint('savedViews.update').path}`, async ({ request }) => {
    const { views } = (await request.json()) as Pick<AccountViews, 'views'>;
    accountViews.now = { views, version: accountViews.now.version + 1 };
    return done();
  }),
];
