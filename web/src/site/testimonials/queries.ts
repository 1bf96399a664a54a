import { apiQuery } from '@/shared/api/api-query';
import { useRead } from '@/shared/api/use-read';

export const testimonialsQuery = () => apiQuery('/api/testimonials');

/**
 * The testimonials that visitors may see, newest first. An admin's session gets the inactive ones
 * from the same endpoint; they stay hidden here.
 */
export function useActiveTestimonials() {
  return useRead({
    ...testimonialsQuery(),
    select: (testimonials) => testimonials.filter(({ isActive }) => isActive),
  });
}
