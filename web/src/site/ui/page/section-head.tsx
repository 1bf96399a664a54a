import type { ReactNode } from 'react';
import { Heading2 } from '@/shared/ui/page/heading';
import styles from './section-head.module.css';

interface Props {
  /** Id of the heading, for the section's `labelledBy`. */
  id: string;
  title: string;
  lead?: string;
  /** A link or control that belongs to the whole section; stands at the right of the heading. */
  action?: ReactNode;
}

/** The heading of a section of a page. */
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
