import { useTaxonomy } from '@/shared/settings/use-settings';

/** The sectors that the job form offers as tags. */
export function useSectorChoices(): readonly string[] {
  return useTaxonomy().jobSectors;
}

/** The locations that the job form offers as tags. */
export function useLocationChoices(): readonly string[] {
  return useTaxonomy().jobLocations;
}
