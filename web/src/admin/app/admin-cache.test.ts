import { QueryObserver } from '@tanstack/react-query';
import { FIRST_RECORD } from '@torque-tide/domain/settings/first-settings';
import { expect, test } from 'vitest';
import { settingsQuery } from '@/shared/settings/use-settings';
import { openAdminCache } from './admin-app';

const settingsIn = (client: ReturnType<typeof openAdminCache>) =>
  new QueryObserver(client, settingsQuery()).getCurrentResult();

test('the settings exist before the API answers, and after a login has emptied the cache', () => {
  const client = openAdminCache();
  expect(settingsIn(client).data).toMatchObject(FIRST_RECORD);
  client.clear();
  // Stale, so that they are fetched.
  expect(settingsIn(client)).toMatchObject({ data: FIRST_RECORD, isStale: true });
});
