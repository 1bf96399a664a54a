import type { StandingKind } from '@torque-tide/contract/content-kinds';
import type { Sent, TestApi } from './test-api';

/**
 * Helpers for tests of an item that always exists.
 *
 * @param writer returns the instance that the admin uses, which differs in each test
 */
export function standingItem(kind: StandingKind, id: string, writer: () => TestApi) {
  const params = { id };
  return {
    edit: (body: object, ifMatch?: string) =>
      writer().asAdmin(`${kind}.update`, { params, body, ...(ifMatch && { ifMatch }) }),
    /** Calls as an admin, and accepts any answer. */
    call: async (name: Parameters<TestApi['call']>[0], sent: Sent = {}) =>
      writer().callAsAdmin(name, { params, ...sent }),
    versions: () => writer().asAdmin('versions.list', { params: { kind, ...params } }),
    restore: (version: number) =>
      writer().asAdmin('versions.restore', {
        params: { kind, ...params },
        body: { version, as: 'both' },
      }),
  };
}
