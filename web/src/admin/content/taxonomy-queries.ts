import { apiQuery } from '@/shared/api/api-query';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The names of sectors, by who reads them: one entry of the cache, and two times after which it is read
 * again. Jobs look up the ids of old tags, which hardly change. Whoever chooses the sector of a case study
 * soon sees one that has been added.
 */
export const sectorsQuery = {
  ofJobs: { ...apiQuery('/api/sectors'), staleTime: HOUR_MS },
  ofCaseStudies: { ...apiQuery('/api/sectors'), staleTime: MINUTE_MS },
};

/** Whom jobs name for questions. */
export const consultantsQuery = apiQuery('/api/consultants');

/** The names of locations, for the ids of old jobs. */
export const locationsQuery = { ...apiQuery('/api/locations'), staleTime: HOUR_MS };
