import { ArrowLeftIcon, ArrowRightIcon } from '@/shared/ui/icons/arrows';
import type { useScrollSteps } from './use-scroll-steps';
import styles from './scroll-arrows.module.css';

interface Props extends ReturnType<typeof useScrollSteps> {
  /** What the arrows move, in the plural: 'Show previous {things}'. */
  things: string;
}

/** The two buttons of a sideways scrolling row; each is disabled at its end. */
export function ScrollArrows({ things, isAtStart, isAtEnd, back, forward }: Props) {
  return (
    <div className={styles.pair}>
      <button
        className={styles.arrow}
        type="button"
        aria-label={`Show previous ${things}`}
        disabled={isAtStart}
        onClick={back}
      >
        <ArrowLeftIcon />
      </button>
      <button
        className={styles.arrow}
        type="button"
        aria-label={`Show next ${things}`}
        disabled={isAtEnd}
        onClick={forward}
      >
        <ArrowRightIcon />
      </button>
    </div>
  );
}
