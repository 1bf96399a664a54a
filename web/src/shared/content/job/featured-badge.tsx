import styles from './featured-badge.module.css';

/** Marks a job that stands before the others. */
export function FeaturedBadge() {
  return <span className={styles.badge}>Featured</span>;
}
