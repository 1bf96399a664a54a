import { ArrowRightIcon } from '@/shared/ui/icons/arrows';
import { VisuallyHidden } from '@/shared/ui/page/elements';
import { useTexts } from '@/site/texts/use-texts';
import { type Solution, wordsOf } from './solutions';
import { SolutionMark } from './solution-mark';
import { CardLink } from '@/site/ui/links';
import styles from './solution-teaser.module.css';

/** A solution in one line, linked to its page. */
export function SolutionTeaser({ solution }: { solution: Solution }) {
  const { id, name, to, isHighlighted } = solution;
  const { summary } = wordsOf(solution, useTexts('solutions'));
  return (
    <article
      className={styles.card}
      aria-label={name}
      data-highlighted={isHighlighted}
      data-depth={isHighlighted ? '' : undefined}
    >
      <div className={styles.top}>
        <SolutionMark id={id} />
        {isHighlighted && <span className={styles.newBadge}>New</span>}
      </div>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.summary}>{summary}</p>
      <CardLink className={styles.more} to={to}>
        <span>
          Learn More<VisuallyHidden> about {name}</VisuallyHidden>
        </span>
        <ArrowRightIcon size={18} />
      </CardLink>
    </article>
  );
}
