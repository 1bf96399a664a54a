import { type ReactNode, useId } from 'react';
import { Heading2 } from '@/shared/ui/page/heading';
import { Section } from '@/shared/ui/page/section';
import styles from './closing-band.module.css';

interface Props {
  title: string;
  lead: ReactNode;
  /** Buttons; the `contained` one is the loud one. */
  children: ReactNode;
}

/** How a page ends: what to do next. The footer below it is dark, hence it is not. */
export function ClosingBand({ title, lead, children }: Props) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <div className={styles.columns}>
        <Heading2 id={headingId}>{title}</Heading2>
        <div>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>{children}</div>
        </div>
      </div>
    </Section>
  );
}
