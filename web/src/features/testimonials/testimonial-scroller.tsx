import { type KeyboardEvent, useRef } from 'react';
import { SectionHead } from '@/components/page/section-head';
import { ScrollArrows } from '@/components/scroll-row/scroll-arrows';
import { useScrollSteps } from '@/components/scroll-row/use-scroll-steps';
import { styled } from '@/theme/styled';
import { TestimonialCard } from './testimonial-card';
import type { TestimonialView } from './testimonial-view';

/** How far an arrow scrolls, in px; a card and its gap are as wide, so that a step is a card. */
const STEP = 320;
const GAP = 24;

const Row = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: STEP - GAP,
  gap: GAP,
  // Room for focus rings, which a scroller would cut.
  margin: -6,
  padding: 6,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: 6,
  scrollbarWidth: 'none',
  '& > li': { scrollSnapAlign: 'start' },
  // Cards fade out where the row goes on.
  '--from': '#000',
  '--to': '#000',
  '&[data-more-before]': { '--from': 'transparent' },
  '&[data-more-after]': { '--to': 'transparent' },
  maskImage: 'linear-gradient(90deg, var(--from), #000 64px, #000 calc(100% - 64px), var(--to))',
  [theme.breakpoints.down('sm')]: {
    // To the edges of the screen, so that the next card shows itself.
    marginInline: theme.spacing(-2.5),
    paddingInline: theme.spacing(2.5),
    scrollPaddingInline: theme.spacing(2.5),
    maskImage: 'none',
  },
}));

interface Props {
  /** Id of the heading. */
  titleId: string;
  title: string;
  testimonials: readonly TestimonialView[];
}

/** The testimonials side by side, with arrows that move by one; arrow keys do the same. */
export function TestimonialScroller({ titleId, title, testimonials }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const steps = useScrollSteps(row, STEP);

  function scrollByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    if (event.key === 'ArrowRight') steps.forward();
    else steps.back();
  }

  return (
    <>
      <SectionHead
        id={titleId}
        title={title}
        action={<ScrollArrows things="testimonials" {...steps} />}
      />
      <Row
        ref={row}
        aria-labelledby={titleId}
        // What scrolls must be within reach of the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-more-before={steps.isAtStart ? undefined : ''}
        data-more-after={steps.isAtEnd ? undefined : ''}
        onKeyDown={scrollByKey}
      >
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </Row>
    </>
  );
}
