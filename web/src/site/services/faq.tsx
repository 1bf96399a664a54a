import { useId } from 'react';
import { DisclosureList } from '@/site/ui/disclosure/disclosure-list';
import { Heading2 } from '@/shared/ui/page/elements';
import { Section } from '@/shared/ui/page/section';
import { useTexts } from '@/site/texts/use-texts';
import { Prose } from '@/site/ui/prose/prose';
import styles from './faq.module.css';

export function Faq() {
  const headingId = useId();
  const { questionsHeading, questionsLead, questions } = useTexts('services');
  const items = questions.map(({ title, text }) => ({
    id: title,
    title,
    content: <Prose text={text} />,
  }));
  return (
    <Section labelledBy={headingId}>
      <div className={styles.columns}>
        <div>
          <Heading2 id={headingId}>{questionsHeading}</Heading2>
          <p className={styles.lead}>{questionsLead}</p>
        </div>
        <DisclosureList items={items} />
      </div>
    </Section>
  );
}
