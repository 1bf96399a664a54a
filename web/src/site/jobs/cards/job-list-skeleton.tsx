import jobCardStyles from './job-card.module.css';
import skeleton from '@/site/jobs/breathing.module.css';
import { CardGrid } from '@/site/ui/card/card-grid';
import styles from './job-list-skeleton.module.css';

/** Placeholders for cards. */
export function JobListSkeleton({ cards }: { cards: number }) {
  return (
    <CardGrid
      as="div"
      data-dense=""
      className={`${skeleton.breathing} ${styles.cards}`}
      aria-hidden
      data-needs-script
    >
      {Array.from({ length: cards }, (_, place) => (
        <div className={jobCardStyles.cardFrame} key={place}>
          <div className={styles.line} data-part="tags" />
          <div className={styles.line} data-part="title" />
          <div className={styles.line} />
          <div className={styles.line} />
          <div className={styles.line} data-part="end" />
          <div className={styles.line} data-part="foot" />
        </div>
      ))}
    </CardGrid>
  );
}
