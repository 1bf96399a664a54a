import { apiQuery } from '@/lib/api-query';

/** All testimonials, the inactive ones included, since the session goes along. */
export const testimonialsQuery = apiQuery('testimonials.list');
