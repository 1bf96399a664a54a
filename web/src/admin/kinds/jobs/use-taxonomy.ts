import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { locationsQuery, sectorsQuery } from '@/admin/content/taxonomy-queries';
import type { Taxonomy } from './job-summary';

/** Names for the ids of old jobs; where they cannot be read, every id is unknown. */
export function useTaxonomy(): Taxonomy {
  const { data: sectors, isError: lacksSectors } = useQuery(sectorsQuery.ofJobs);
  const { data: locations, isError: lacksLocations } = useQuery(locationsQuery);
  return useMemo(
    () => ({
      sectors: lacksSectors ? [] : sectors,
      locations: lacksLocations ? [] : locations,
    }),
    [sectors, lacksSectors, locations, lacksLocations],
  );
}
