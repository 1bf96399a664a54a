import type { Question } from '@torque-tide/domain/consultants/consultant-for';
import { ConsultantCard } from '@/shared/content/consultant/consultant-card';
import { useRead } from '@/shared/api/use-read';
import styles from './ask-consultant.module.css';
import { consultantQuery } from './queries';

interface Props extends Pick<Parameters<typeof ConsultantCard>[0], 'level' | 'subject'> {
  question: Question;
}

/**
 * Who can be asked. Beside the point of every page that it stands on: room while it is on its way,
 * nothing where nobody fits, and where it cannot be read.
 */
export function AskConsultant({ question, ...props }: Props) {
  const { data: consultant, isPending } = useRead(consultantQuery(question));
  if (isPending) return <div className={styles.room} data-needs-script />;
  return consultant ? <ConsultantCard consultant={consultant} {...props} /> : null;
}
