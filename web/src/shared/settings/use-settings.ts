import type { Settings } from '@torque-tide/contract/settings';
import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, VISITOR_STALE_MS } from '@/shared/api/api-query';
import { useRead } from '@/shared/api/use-read';

/**
 * Returns the query of the owner's settings. Every document includes its data, so no page waits for
 * it.
 */
export function settingsQuery() {
  return queryOptions({ ...apiQuery('/api/settings'), staleTime: VISITOR_STALE_MS });
}

/**
 * Returns the owner's settings: the agency's details and claims. Pages have no fallback in their
 * code, so outdated facts never flash up.
 *
 * @throws {Error} if they aren't in the cache: every cache must start with them
 */
export function useSettings(): Settings {
  const { data } = useRead(settingsQuery());
  if (!data) throw new Error('The cache of this visit was opened without the settings');
  return data;
}

/** Returns the sectors and places that jobs are listed by. @throws {Error} as `useSettings` does */
export function useTaxonomy(): Taxonomy {
  return useSettings().taxonomy;
}

/** Returns the sectors and places outside a component. @throws {Error} as `useSettings` does */
export function taxonomyIn(client: QueryClient): Taxonomy {
  const settings = client.getQueryData(settingsQuery().queryKey);
  if (!settings) throw new Error('The cache of this visit was opened without the settings');
  return settings.taxonomy;
}
