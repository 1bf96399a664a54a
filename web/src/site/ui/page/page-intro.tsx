import type { ReactNode } from 'react';
import { FieldFragment, type FragmentName } from '@/shared/ui/art/field-fragment';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { Wrap } from '@/shared/ui/page/elements';
import styles from './page-intro.module.css';

interface Props {
  title: string;
  lead: string;
  /** The drawing of the page's family. */
  drawing: FragmentName;
  /** Buttons below the lead. */
  actions?: ReactNode;
}

/** The top of a page: heading, lead and a drawing. */
export function PageIntro({ title, lead, drawing, actions }: Props) {
  return (
    <header className={styles.band}>
      <Wrap>
        <div className={styles.columns}>
          <div className={styles.words}>
            <PageHeading>{title}</PageHeading>
            <p className={styles.lead}>{lead}</p>
            {actions}
          </div>
          <div className={styles.art}>
            <FieldFragment name={drawing} />
          </div>
        </div>
      </Wrap>
    </header>
  );
}
