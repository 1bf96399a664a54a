import type { Question } from '@torque-tide/domain/consultants/consultant-for';
import { ConsultantCard } from '@/shared/content/consultant/consultant-card';
import { useRead } from '@/shared/api/use-read';
import styles from './ask-consultant.module.css';
import { consultantQuery } from './queries';

interface Props extends Pick<Parameters<typeof ConsultantCard>[0], 'level' | 'subject'> {
  question: Question;
}

/**
 * The consultant for a question. Reserves space while loading; shows nothing if nobody fits or the
 * request fails.
 */
export function AskConsultant({ question, ...props }: Props) {
  const { data: consultant, isPending } = useRead(consultantQuery(question));
  if (isPending) return <div className={styles.room} data-needs-script />;
  return consultant ? <ConsultantCard consultant={consultant} {...props} /> : null;
}
