import { useRef } from 'react';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import { useCountUp } from './use-count-up';
import styles from './stat-figure.module.css';

interface Props {
  value: number;
  suffix: string;
  label: string;
}

/** A figure that counts up when it is seen; who listens to the page hears the final one at once. */
export function StatFigure({ value, suffix, label }: Props) {
  const figure = useRef<HTMLElement>(null);
  const shown = useCountUp(figure, value);
  return (
    <div className={styles.pair}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure} ref={figure}>
        <VisuallyHidden>{`${value}${suffix}`}</VisuallyHidden>
        <span aria-hidden="true">
          <span className={styles.count} data-final={value}>
            {shown}
          </span>
          <span className={styles.suffix}>{suffix}</span>
        </span>
      </dd>
    </div>
  );
}
