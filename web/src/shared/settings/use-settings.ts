import type { Settings } from '@torque-tide/contract/settings';
import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery } from '@/shared/api/api-query';
import { useRead } from '@/shared/api/use-read';

/** As long as visitors' other reads. */
const STALE_MS = 5 * 60_000;

/** What the owner has settled. Every document brings it, so that no page waits for it. */
export function settingsQuery() {
  return queryOptions({ ...apiQuery('/api/settings'), staleTime: STALE_MS });
}

/**
 * What the owner has settled: who the agency is, and what it claims. No text of it stands in the code of
 * a page, so that none is shown before it.
 *
 * @throws {Error} where it is not in the cache: whoever opens a cache begins with it
 */
export function useSettings(): Settings {
  const { data } = useRead(settingsQuery());
  if (!data) throw new Error('The cache of this visit was opened without the settings');
  return data;
}

/** By which sectors and places jobs are listed. @throws {Error} as `useSettings` */
export function useTaxonomy(): Taxonomy {
  return useSettings().taxonomy;
}

/** The same for what chooses from lists outside a component. @throws {Error} as `useSettings` */
export function taxonomyIn(client: QueryClient): Taxonomy {
  const settings = client.getQueryData(settingsQuery().queryKey);
  if (!settings) throw new Error('The cache of this visit was opened without the settings');
  return settings.taxonomy;
}
