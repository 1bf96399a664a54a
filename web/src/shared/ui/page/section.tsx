import type { ReactNode } from 'react';
import { Wrap } from './elements';
import styles from './section.module.css';

interface Props {
  id?: string;
  /** The id of the section's heading. */
  labelledBy?: string;
  /** `abyss` is a dark panel in both schemes. */
  tone?: 'paper' | 'abyss';
  /** True for a secondary dark panel. */
  isDeep?: boolean;
  children: ReactNode;
}

/** A horizontal band of a page, with the common vertical rhythm. */
export function Section({ id, labelledBy, tone = 'paper', isDeep = false, children }: Props) {
  return (
    <section
      className={styles.band}
      id={id}
      aria-labelledby={labelledBy}
      data-tone={tone}
      data-depth={isDeep ? '' : undefined}
      data-below-screen=""
    >
      <Wrap>{children}</Wrap>
    </section>
  );
}
