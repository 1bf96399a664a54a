import type { PageTexts } from '@torque-tide/contract/page-texts';
import type { LegalVersionNote } from '@torque-tide/contract/texts';
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

let reworded = 0;

/** A version of a legal text that no call has seen. */
export const newLegalVersion = async (api: Pick<TestApi, 'asAdmin'>) => {
  reworded += 1;
  const id = 'privacyPolicy';
  const body = { lead: `What we do with data, for the ${reworded}th time.` };
  await api.asAdmin('pageTexts.update', { params: { id }, body });
  const [latest] = await api.asAdmin<LegalVersionNote[]>('texts.versions', { params: { id } });
  return { params: { id, version: latest?.name ?? '' } };
};
