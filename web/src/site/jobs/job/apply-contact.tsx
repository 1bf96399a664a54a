import type { Consultant } from '@torque-tide/contract/consultants';
import { telephoneUrl } from '@torque-tide/domain/telephone';
import { Portrait } from '@/shared/content/consultant/portrait';
import styles from './apply-contact.module.css';

/** The job's consultant and their number, for a call before applying. */
export function ApplyContact({ consultant }: { consultant: Consultant | null | undefined }) {
  if (!consultant?.phone) return null;
  return (
    <div className={styles.root}>
      <Portrait {...consultant} />
      <p>
        {`Talk to ${consultant.name}`}
        <a href={telephoneUrl(consultant.phone)}>{consultant.phone}</a>
      </p>
    </div>
  );
}
