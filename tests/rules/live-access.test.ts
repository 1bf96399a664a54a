import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { LIVE_COLLECTIONS, LIVE_DOCUMENTS_MAX } from '@torque-tide/contract/live';
import { collection, getDocs, limit, orderBy, query, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFirestore } from '../../functions/src/lib/firestore';
import { ADMIN, startTestApi, type TestApi } from '../../functions/tests/support/test-api';
import { type ClientFirestore, emulatedRules } from './emulated-rules';

let environment: RulesTestEnvironment;
let api: TestApi;
/** A client with the claims that the API gives. */
let admin: ClientFirestore;
beforeAll(async () => {
  setLogLevel('silent');
  environment = await initializeTestEnvironment(emulatedRules('live-access'));
  const { projectId } = environment;
  api = await startTestApi('live-access', {
    firestore: openFirestore(projectId),
    live: { config: { apiKey: 'a-key', projectId } },
    signToken: (uid, claims) => {
      admin = environment.authenticatedContext(uid, claims).firestore();
      return Promise.resolve('signed');
    },
  });
  // The rules use the emulator's clock.
  api.clock.advance(Date.now() - api.clock.now().getTime());
  await api.accounts.create(ADMIN.username, ADMIN.password);
});
afterAll(async () => {
  await api.stop();
  await environment.cleanup();
});

const readNotes = (client: ClientFirestore) =>
  getDocs(
    query(
      collection(client, LIVE_COLLECTIONS.changes),
      orderBy('at', 'desc'),
      limit(LIVE_DOCUMENTS_MAX),
    ),
  );

it('a live connection gives access to change notes until the session ends', async () => {
  const token = await api.token();
  expect((await api.call('live.connect', { token })).status).toBe(200);
  await assertFails(readNotes(environment.unauthenticatedContext().firestore()));
  await assertSucceeds(readNotes(admin));
  await api.call('admin.logout', { token });
  await assertFails(readNotes(admin));
});
