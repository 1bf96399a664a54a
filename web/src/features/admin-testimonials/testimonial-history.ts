import type { Testimonial } from '@torque-tide/contract/testimonials';
import type { HistorySubject } from '@/components/admin/content-tools-context';
import { TESTIMONIAL_LABELS, testimonialFieldOf } from './testimonial-values';

/** What a testimonial's history is opened with. */
export function testimonialHistory({ id, author, company, quote }: Testimonial): HistorySubject {
  return {
    kind: 'testimonials',
    id,
    title: author || company || quote,
    labelOf: (path) => {
      const name = testimonialFieldOf(path);
      return name && TESTIMONIAL_LABELS[name];
    },
  };
}
