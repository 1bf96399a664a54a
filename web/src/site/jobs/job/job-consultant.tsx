import { questionOfJob } from '@torque-tide/domain/consultants/consultant-questions';
import { useParams } from 'react-router-dom';
import { AskConsultant } from '@/site/consultants/ask-consultant';
import styles from './job-consultant.module.css';
import { useJob } from '@/site/jobs/queries';

/** The consultant for the job in the URL. */
export function JobConsultant() {
  const { data: job } = useJob(useParams()['id']);
  if (!job) return null;
  return (
    <div className={styles.root}>
      <AskConsultant
        question={questionOfJob(job)}
        subject={`Question about ${job.title} (#${job.id})`}
      />
    </div>
  );
}
