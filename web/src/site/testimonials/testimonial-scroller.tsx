import { type KeyboardEvent, useRef } from 'react';
import { SectionHead } from '@/site/ui/page/section-head';
import { ScrollArrows } from '@/site/ui/scroll-row/scroll-arrows';
import { useScrollSteps } from '@/site/ui/scroll-row/use-scroll-steps';
import type { Outcome } from './outcomes';
import { TestimonialCard } from './testimonial-card';
import type { TestimonialView } from './testimonial-view';
import styles from './testimonial-scroller.module.css';

/** How far an arrow scrolls, in px: a card and its gap. */
const STEP = 320;

interface Props {
  titleId: string;
  title: string;
  testimonials: readonly TestimonialView[];
  /** By testimonial id. */
  outcomes: Readonly<Record<string, Outcome>>;
}

/** The testimonials side by side, scrolled by arrows or arrow keys. */
export function TestimonialScroller({ titleId, title, testimonials, outcomes }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const steps = useScrollSteps(row, STEP);

  function scrollByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    if (event.key === 'ArrowRight') steps.forward();
    else steps.back();
  }

  return (
    <div className={styles.spread}>
      <SectionHead
        id={titleId}
        title={title}
        action={<ScrollArrows things="testimonials" {...steps} />}
      />
      <ul
        className={styles.row}
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
            <TestimonialCard testimonial={testimonial} outcome={outcomes[testimonial.id]} />
          </li>
        ))}
      </ul>
    </div>
  );
}
