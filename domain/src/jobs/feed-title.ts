import type { AgencySettings } from '@torque-tide/contract/settings';

/** Returns the title of a feed of jobs, with its search in words. */
export function feedTitle({ name }: Pick<AgencySettings, 'name'>, search = ''): string {
  const title = `Jobs at ${name}`;
  return search === '' ? title : `${title}: ${search}`;
}
