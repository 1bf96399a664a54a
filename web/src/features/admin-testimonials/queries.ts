import { apiQuery } from '@/lib/query-client';

/** All testimonials, the inactive ones included, since the session goes along. */
export const testimonialsQuery = apiQuery('testimonials.list');
