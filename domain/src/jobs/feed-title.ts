import type { AgencySettings } from '@torque-tide/contract/settings';

/** What readers' programs call a feed of jobs, with the search in words when it follows one. */
export function feedTitle({ name }: Pick<AgencySettings, 'name'>, search = ''): string {
  const title = `Jobs at ${name}`;
  return search === '' ? title : `${title}: ${search}`;
}
