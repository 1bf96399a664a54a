import type { ReactNode } from 'react';
import { Wrap } from './wrap';
import styles from './section.module.css';

interface Props {
  id?: string;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  /** `abyss` is the dark panel of both schemes. */
  tone?: 'paper' | 'abyss';
  /** A dark panel of the second rank. */
  isDeep?: boolean;
  children: ReactNode;
}

/** A horizontal band of a page, with the vertical rhythm that all of them share. */
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
