import type { Job } from '@torque-tide/contract/jobs';
import { questionOfJob } from '@torque-tide/domain/consultants/consultant-questions';
import { telephoneUrl } from '@torque-tide/domain/telephone';
import { Portrait } from '@/shared/content/consultant/portrait';
import { consultantQuery } from '@/site/consultants/queries';
import { useRead } from '@/shared/api/use-read';
import styles from './apply-contact.module.css';

/** Whoever would rather talk before applying: who answers for the job, and their number. */
export function ApplyContact({ job }: { job: Job }) {
  const { data: consultant } = useRead(consultantQuery(questionOfJob(job)));
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
