import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '@/shared/ui/icons/arrows';
import { VisuallyHidden } from '@/shared/ui/page/elements';
import { sectorToneOf } from '@/shared/ui/sector/sector-tone';
import { OutcomeFigure } from '@/site/case-studies/outcome-figure';
import { paths } from '@/site/paths';
import type { TestimonialView } from './testimonial-view';
import type { Outcome } from './outcomes';
import styles from './testimonial-card.module.css';

interface Props {
  testimonial: TestimonialView;
  /** The outcome of the same company's case study. */
  outcome?: Outcome | undefined;
}

/** One testimonial; a long quote opens and closes. */
export function TestimonialCard({ testimonial, outcome }: Props) {
  const { quote, preview, name, role, sector } = testimonial;
  const [isOpen, setIsOpen] = useState(false);
  const isCut = preview !== undefined && !isOpen;
  const quoteId = useId();
  return (
    <figure className={styles.card} data-tone={sectorToneOf(sector)}>
      <svg className={styles.mark} viewBox="0 0 32 20" aria-hidden="true">
        <path d="M13 2.5C6.5 4 2.5 9 2.5 17.5M29.5 2.5C23 4 19 9 19 17.5" />
      </svg>
      <blockquote className={styles.quote} id={quoteId}>
        <p className={isCut ? styles.preview : undefined} dir="auto">
          {isCut ? preview : quote}
        </p>
        {/* Without scripts, a long quote is shown whole. */}
        {isCut && (
          <noscript>
            <p dir="auto">{quote}</p>
          </noscript>
        )}
      </blockquote>
      {preview && (
        <button
          className={styles.more}
          type="button"
          aria-expanded={isOpen}
          aria-controls={quoteId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Read Less' : 'Read More'}
        </button>
      )}
      {(name || role || sector) && (
        <figcaption className={styles.foot}>
          {name && <b dir="auto">{name}</b>}
          {role && <span dir="auto">{role}</span>}
          {sector && <span>{sector}</span>}
        </figcaption>
      )}
      {outcome && (
        <Link className={styles.outcome} to={paths.caseStudy(outcome.id)}>
          {outcome.figures.map((figure) => (
            <OutcomeFigure key={figure} text={figure} />
          ))}
          <span className={styles.link}>
            Read the case study <VisuallyHidden>{outcome.title}</VisuallyHidden>
            <ArrowRightIcon />
          </span>
        </Link>
      )}
    </figure>
  );
}
