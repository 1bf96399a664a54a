import { apiQuery } from '@/lib/api-query';

const MINUTE = 60_000;

export const caseStudiesQuery = { ...apiQuery('caseStudies.list'), staleTime: MINUTE };

/** The names that a case study's sector is chosen from. */
export const sectorsQuery = { ...apiQuery('sectors.list'), staleTime: MINUTE };
