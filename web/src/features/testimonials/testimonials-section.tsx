import { FieldFragment } from '@/components/art/field-fragment';
import { Section } from '@/components/page/section';
import { SectionHead } from '@/components/page/section-head';
import { anchors } from '@/config/paths';
import { withQueries } from '@/lib/query-root';
import { styled } from '@/theme/styled';
import { useActiveTestimonials } from './queries';
import { TestimonialScroller } from './testimonial-scroller';
import { toTestimonialView } from './testimonial-view';

const TITLE = 'What people say of working with us';
const TITLE_ID = 'testimonials-title';

const Message = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '1.125rem',
  color: theme.vars.palette.text.secondary,
  // Paper gets no more of it.
  '&[data-pending="true"]': { '@media print': { display: 'none' } },
}));

const Art = styled('div')(({ theme }) => ({ maxWidth: 420, marginBottom: theme.spacing(3) }));

/** Testimonials of clients and candidates; a failed load shows the same as none. */
export const TestimonialsSection = withQueries(function TestimonialsSection() {
  const { data, isPending } = useActiveTestimonials();
  return (
    <div data-needs-script={isPending || undefined}>
      <Section id={anchors.testimonials} labelledBy={TITLE_ID}>
        {data && data.length > 0 ? (
          <TestimonialScroller
            titleId={TITLE_ID}
            title={TITLE}
            testimonials={data.map(toTestimonialView)}
          />
        ) : (
          <>
            <SectionHead id={TITLE_ID} title={TITLE} />
            {!isPending && (
              <Art>
                <FieldFragment />
              </Art>
            )}
            <Message role="status">
              {isPending ? 'Loading testimonials...' : 'No testimonials available at the moment.'}
            </Message>
          </>
        )}
      </Section>
    </div>
  );
});
