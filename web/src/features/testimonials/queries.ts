import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/lib/query-client';

/**
 * The testimonials that visitors may see, newest first. An admin's session gets the inactive ones
 * from the same endpoint; they stay hidden here.
 */
export function useActiveTestimonials() {
  return useQuery({
    ...apiQuery('testimonials.list'),
    select: (testimonials) => testimonials.filter(({ isActive }) => isActive),
  });
}
