import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiQuery } from '@/shared/api/api-query';
import type { Taxonomy } from './job-summary';

const HOUR = 60 * 60_000;

/** Names for the sector ids of old jobs. */
export const sectorsQuery = { ...apiQuery('/api/sectors'), staleTime: HOUR };

/** Names for the location ids of old jobs. */
export const locationsQuery = { ...apiQuery('/api/locations'), staleTime: HOUR };

/** Names for the ids of old jobs; where they cannot be read, every id is unknown. */
export function useTaxonomy(): Taxonomy {
  const { data: sectors, isError: lacksSectors } = useQuery(sectorsQuery);
  const { data: locations, isError: lacksLocations } = useQuery(locationsQuery);
  return useMemo(
    () => ({
      sectors: lacksSectors ? [] : sectors,
      locations: lacksLocations ? [] : locations,
    }),
    [sectors, lacksSectors, locations, lacksLocations],
  );
}
