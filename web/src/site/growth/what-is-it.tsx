import { Heading3 } from '@/shared/ui/page/elements';
import { RuledColumns } from '@/site/ui/page/page-blocks';
import { Section } from '@/shared/ui/page/section';
import { SectionHead } from '@/site/ui/page/section-head';
import { CapacityChart } from './capacity-chart';
import { useTexts } from '@/site/texts/use-texts';
import { Prose } from '@/site/ui/prose/prose';
import styles from './what-is-it.module.css';

/** The model in a paragraph, three benefits and a chart. */
export function WhatIsIt() {
  const { whatHeading, whatLead, benefits } = useTexts('growth');
  return (
    <Section labelledBy="what-is-it">
      <SectionHead id="what-is-it" title={whatHeading} lead={whatLead} />
      <RuledColumns className={styles.benefits}>
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <Heading3>{title}</Heading3>
            <Prose text={text} />
          </li>
        ))}
      </RuledColumns>
      <CapacityChart />
    </Section>
  );
}
