import { useSettings } from '@/shared/settings/use-settings';
import { Heading3 } from '@/shared/ui/page/heading';
import { RuledColumns } from '@/site/ui/page/ruled-columns';
import { Section } from '@/shared/ui/page/section';
import { SectionHead } from '@/site/ui/page/section-head';
import { CapacityChart } from './capacity-chart';
import { benefitsOf, whatIsIt } from './growth-content';
import styles from './what-is-it.module.css';

/** The model in a paragraph, three benefits and a picture. */
export function WhatIsIt() {
  const { growth } = useSettings().claims;
  return (
    <Section labelledBy="what-is-it">
      <SectionHead id="what-is-it" title="What is it?" lead={whatIsIt} />
      <RuledColumns className={styles.benefits}>
        {benefitsOf(growth).map(({ title, text }) => (
          <li key={title}>
            <Heading3>{title}</Heading3>
            <p>{text}</p>
          </li>
        ))}
      </RuledColumns>
      <CapacityChart />
    </Section>
  );
}
