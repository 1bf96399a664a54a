import type { ShownEntry } from '@torque-tide/contract/page-texts';
import { Section } from '@/shared/ui/page/section';
import { SectionHead } from '@/site/ui/page/section-head';
import { Prose } from '@/site/ui/prose/prose';
import styles from './client-portfolio.module.css';

interface Props {
  heading: string;
  lead: string;
  kinds: readonly ShownEntry[];
}

/** The kinds of companies that a sector's clients are. */
export function ClientPortfolio({ heading, lead, kinds }: Props) {
  return (
    <Section labelledBy="clients-title">
      <SectionHead id="clients-title" title={heading} lead={lead} />
      <ul className={styles.grid}>
        {kinds.map(({ title, text }) => (
          <li className={styles.cell} key={title}>
            <h3>{title}</h3>
            <Prose text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
