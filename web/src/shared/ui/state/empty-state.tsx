import type { ReactNode } from 'react';
import { FieldFragment } from '../art/field-fragment';
import styles from './empty-state.module.css';

interface Props {
  title: string;
  level?: 2 | 3;
  children?: ReactNode;
  actions?: ReactNode;
}

/** Replaces missing content and suggests what to do next. */
export function EmptyState({ title, level = 2, children, actions }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        <Heading>{title}</Heading>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.motif}>
        <FieldFragment name="wall" />
      </div>
    </div>
  );
}
