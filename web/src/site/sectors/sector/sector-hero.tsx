import type { ReactNode } from 'react';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { Wrap } from '@/shared/ui/page/elements';
import styles from './sector-hero.module.css';

interface Props {
  eyebrow: string;
  title: string;
  lead: string;
  actions: ReactNode;
  art: ReactNode;
}

/** The top of a sector's page. */
export function SectorHero({ eyebrow, title, lead, actions, art }: Props) {
  return (
    <header className={styles.band}>
      <Wrap>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <PageHeading>{title}</PageHeading>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
      </Wrap>
      <div className={styles.art}>{art}</div>
    </header>
  );
}
