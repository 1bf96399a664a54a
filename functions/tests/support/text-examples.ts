import type { LegalVersionNote } from '@torque-tide/contract/texts';
import type { TestApi } from './test-api';

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
