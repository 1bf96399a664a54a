import { apiQuery } from '@/shared/api/api-query';
import { useRead } from '@/shared/api/use-read';

/**
 * The testimonials that visitors may see, newest first. An admin's session gets the inactive ones
 * from the same endpoint; they stay hidden here.
 */
export function useActiveTestimonials() {
  return useRead({
    ...apiQuery('/api/testimonials'),
    select: (testimonials) => testimonials.filter(({ isActive }) => isActive),
  });
}
