import { FieldFragment } from '@/shared/ui/art/field-fragment';
import { useRead } from '@/shared/api/use-read';
import { Section } from '@/shared/ui/page/section';
import { SectionHead } from '@/site/ui/page/section-head';
import { anchors } from '@/site/paths';
import { useTexts } from '@/site/texts/use-texts';
import { outcomesQuery, testimonialsQuery } from './outcomes';
import { TestimonialScroller } from './testimonial-scroller';
import { toTestimonialView } from './testimonial-view';
import styles from './testimonials-section.module.css';

const TITLE_ID = 'testimonials-title';

/** Testimonials of clients and candidates; a failed request shows the same as none. */
export function TestimonialsSection() {
  const { data: all, isPending } = useRead(testimonialsQuery());
  // With an admin's session the API sends inactive ones too.
  const data = all?.filter(({ isActive }) => isActive);
  const isOfCompanies = data?.some(({ company }) => company) ?? false;
  const outcomes = useRead({ ...outcomesQuery(), enabled: isOfCompanies }).data ?? {};
  const title = useTexts('home').testimonialsHeading;
  return (
    <div data-needs-script={isPending || undefined}>
      <Section id={anchors.testimonials} labelledBy={TITLE_ID}>
        {data && data.length > 0 ? (
          <TestimonialScroller
            titleId={TITLE_ID}
            title={title}
            testimonials={data.map(toTestimonialView)}
            outcomes={outcomes}
          />
        ) : (
          <>
            <SectionHead id={TITLE_ID} title={title} />
            {!isPending && (
              <div className={styles.art}>
                <FieldFragment name="wall" />
              </div>
            )}
            <p className={styles.message} role="status" data-pending={isPending}>
              {isPending ? 'Loading testimonials...' : 'No testimonials available at the moment.'}
            </p>
          </>
        )}
      </Section>
    </div>
  );
}
