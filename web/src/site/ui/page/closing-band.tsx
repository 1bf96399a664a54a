import type { ReactNode } from 'react';
import { Heading2 } from '@/shared/ui/page/heading';
import { Section } from '@/shared/ui/page/section';
import styles from './closing-band.module.css';

interface Props {
  title: string;
  /** One paragraph, or whole ones. */
  lead: ReactNode;
  /** Buttons; the `contained` one is the loud one. */
  children: ReactNode;
}

/** How a page ends: what to do next. The footer below it is dark, hence it is not. */
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
