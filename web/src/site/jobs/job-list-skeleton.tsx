import jobCardStyles from './job-card.module.css';
import skeleton from './breathing.module.css';
import { Grid } from './job-grid';
import styles from './job-list-skeleton.module.css';

interface Props {
  cards: number;
}

/** Empty cards in the places of those to come. */
export function JobListSkeleton({ cards }: Props) {
  return (
    <Grid
      as="div"
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
    </Grid>
  );
}
