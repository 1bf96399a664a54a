import type { RestoreAs } from '@torque-tide/contract/versions';
import { buildJobInput } from './examples';
import type { TestApi } from './test-api';

/** An admin's calls on jobs and their versions. */
export const jobVersions = (api: Pick<TestApi, 'asAdmin'>) => ({
  createJob: (overrides: Parameters<typeof buildJobInput>[0] = {}) =>
    api.asAdmin('jobs.create', { body: buildJobInput(overrides) }),
  updateJob: (id: string, body: object) => api.asAdmin('jobs.update', { params: { id }, body }),
  history: (id: string) => api.asAdmin('versions.list', { params: { kind: 'jobs', id } }),
  restore: (id: string, version: number, as: RestoreAs = 'live') =>
    api.asAdmin('versions.restore', { params: { kind: 'jobs', id }, body: { version, as } }),
});
