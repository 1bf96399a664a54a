import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { endpoints, type EndpointName } from '@torque-tide/contract/api';
import { LIVE_COLLECTIONS } from '@torque-tide/contract/live';
import { examples, sendApplication } from '../support/examples';
import { ADMIN, type Sent, startTestApi } from '../support/test-api';

interface FieldOverride {
  collectionGroup: string;
  fieldPath: string;
  ttl?: boolean;
}

const indexes = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../firestore.indexes.json'), 'utf8'),
) as { fieldOverrides: FieldOverride[] };

it('Firestore deletes everything that has an expiry, and nothing else', async () => {
  const api = await startTestApi('expiry');
  try {
    for (const name of Object.keys(endpoints) as EndpointName[]) {
      const sent: Sent = await Promise.resolve(examples[name](api));
      await api.callAsAdmin(name, sent);
    }
    const { token } = await sendApplication(api);
    await api.call('applications.withdraw', { body: { token, action: 'delete' } });
    await api.login({ ...ADMIN, password: 'a wrong one' });
    // Browsers write presence, and the rules require an expiry.
    const ending = new Set<string>([LIVE_COLLECTIONS.presence]);
    for (const collection of await api.firestore.listCollections()) {
      const { docs } = await collection.get();
      if (docs.some((document) => document.get('expiresAt') !== undefined)) {
        ending.add(collection.id);
      }
    }
    const policies = indexes.fieldOverrides
      .filter(({ ttl, fieldPath }) => ttl && fieldPath === 'expiresAt')
      .map(({ collectionGroup }) => collectionGroup);
    expect([...ending].sort()).toEqual(policies.sort());
  } finally {
    await api.stop();
  }
  // Calls every endpoint.
}, 60_000);
