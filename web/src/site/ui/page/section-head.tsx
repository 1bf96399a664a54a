import type { ReactNode } from 'react';
import { Heading2 } from '@/shared/ui/page/elements';
import styles from './section-head.module.css';

interface Props {
  /** The heading's id, for the section's `labelledBy`. */
  id: string;
  title: string;
  lead?: string;
  /** A link or control for the whole section, to the right of the heading. */
  action?: ReactNode;
}

export function SectionHead({ id, title, lead, action }: Props) {
  return (
    <div className={styles.head}>
      <div>
        <Heading2 id={id}>{title}</Heading2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {action}
    </div>
  );
}
