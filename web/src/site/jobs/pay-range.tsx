import { amountText } from '@torque-tide/domain/jobs/job-pay';
import { payByRole } from '@torque-tide/domain/jobs/pay-by-role';
import { PAY_ADVERTS_MIN } from '@torque-tide/domain/jobs/stated-pay';
import { UNIT_WORDS } from '@torque-tide/domain/jobs/published-job-salary';
import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { useId, useMemo } from 'react';
import styles from './pay-range.module.css';

interface Props {
  jobs: readonly ListedJob[];
  level?: 2 | 3;
}

/** The range of pay that open jobs state for the same role and level; nothing if too few do. */
export function PayRange({ jobs, level = 2 }: Props) {
  const titleId = useId();
  const ranges = useMemo(() => payByRole(jobs), [jobs]);
  const Heading = level === 2 ? 'h2' : 'h3';
  if (ranges.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <div>
        <Heading id={titleId}>What these roles pay</Heading>
        <p>
          As stated in the open roles here, from the lowest figure to the highest. A range rests on{' '}
          {PAY_ADVERTS_MIN} adverts at least.
        </p>
      </div>
      <ul>
        {ranges.map((pay) => (
          <li key={`${pay.role} ${pay.currency} ${pay.unit}`}>
            <em>{pay.role}</em>
            <strong>{amountText(pay)}</strong> <span>{UNIT_WORDS[pay.unit]}</span>
            <small>stated in {pay.adverts} adverts</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
