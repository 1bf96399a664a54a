import type { ReactNode } from 'react';
import { Heading2 } from '@/shared/ui/page/elements';
import { Section } from '@/shared/ui/page/section';
import styles from './closing-band.module.css';

interface Props {
  title: string;
  /** A paragraph, or several. */
  lead: ReactNode;
  /** Buttons; the `contained` one is the most prominent. */
  children: ReactNode;
}

/** The end of a page: what to do next. Light, because the footer below is dark. */
export function ClosingBand({ title, lead, children }: Props) {
  return (
    <Section labelledBy="closing">
      <div className={styles.columns}>
        <Heading2 id="closing">{title}</Heading2>
        <div>
          <div className={styles.lead}>{typeof lead === 'string' ? <p>{lead}</p> : lead}</div>
          <div className={styles.actions}>{children}</div>
        </div>
      </div>
    </Section>
  );
}
