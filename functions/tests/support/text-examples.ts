import type { PageTexts } from '@torque-tide/contract/page-texts';
import type { TestApi } from './test-api';

/** A page whose texts are changed. */
export const SERVICES = { id: 'services' };
export const servicesVersion = async (api: Pick<TestApi, 'asAdmin'>) => {
  const all = await api.asAdmin<PageTexts[]>('pageTexts.list');
  return all.find(({ id }) => id === SERVICES.id)?.version ?? 0;
};
/** With unpublished changes that no call has seen. */
export const newPendingTexts = async (api: Pick<TestApi, 'asAdmin'>) => {
  if (await api.asAdmin('pageTexts.getPending', { params: SERVICES })) {
    await api.asAdmin('pageTexts.dropPending', { params: SERVICES });
  }
  const body = { baseVersion: await servicesVersion(api), changes: { heading: 'Ways to hire' } };
  await api.asAdmin('pageTexts.savePending', { params: SERVICES, body });
  return SERVICES;
};
