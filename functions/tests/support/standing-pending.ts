import type { StandingKind } from '@torque-tide/contract/content-kinds';
import { SITE_SETTINGS_ID } from '@torque-tide/contract/site-settings';
import { TAXONOMY_ID } from '@torque-tide/contract/taxonomy-record';
import type { TestApi } from './test-api';

type ExampleApi = Pick<TestApi, 'asAdmin'>;

/** What the endpoints for unpublished changes of an item that is always there are called with. */
function standingPending(kind: StandingKind, id: string, changes: object) {
  const params = { id };

  async function versionOf(api: ExampleApi): Promise<number> {
    const all = await api.asAdmin<{ id: string; version: number }[]>(`${kind}.list`);
    return all.find((item) => item.id === id)?.version ?? 0;
  }

  return {
    params,
    versionOf,
    /** With unpublished changes that no call has seen. */
    newPending: async (api: ExampleApi) => {
      // There is one such item: what was left beside it before is no new one.
      if (await api.asAdmin(`${kind}.getPending`, { params })) {
        await api.asAdmin(`${kind}.dropPending`, { params });
      }
      const body = { baseVersion: await versionOf(api), changes };
      await api.asAdmin(`${kind}.savePending`, { params, body });
      return params;
    },
  };
}

export const SITE = standingPending('siteSettings', SITE_SETTINGS_ID, { tagline: 'For the grid' });
export const TAXONOMY = standingPending('taxonomy', TAXONOMY_ID, { jobSectors: ['Solar', 'Wind'] });
/** The texts of a page. */
export const SERVICES = standingPending('pageTexts', 'services', { heading: 'Ways to hire' });
