import { Section } from '@/shared/ui/page/section';
import { SectionHead } from '@/site/ui/page/section-head';
import type { ClientKind } from './sector-page-content';
import styles from './client-portfolio.module.css';

interface Props {
  lead: string;
  kinds: readonly ClientKind[];
}

/** The kinds of companies that a sector's clients are. */
export function ClientPortfolio({ lead, kinds }: Props) {
  return (
    <Section labelledBy="clients-title">
      <SectionHead id="clients-title" title="Who we work with" lead={lead} />
      <ul className={styles.grid}>
        {kinds.map(({ name, text }) => (
          <li className={styles.cell} key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
