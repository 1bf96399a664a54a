import { useId } from 'react';
import { useSettings } from '@/shared/settings/use-settings';
import { DisclosureList } from '@/site/ui/disclosure/disclosure-list';
import { Heading2 } from '@/shared/ui/page/heading';
import { Section } from '@/shared/ui/page/section';
import { questionsOf } from './faq-questions';
import styles from './faq.module.css';

/** Questions and answers, one open at a time. */
export function Faq() {
  const headingId = useId();
  const { claims } = useSettings();
  const items = questionsOf(claims).map(({ id, question, answer }) => ({
    id,
    title: question,
    content: answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
  }));
  return (
    <Section labelledBy={headingId}>
      <div className={styles.columns}>
        <div>
          <Heading2 id={headingId}>Before you choose</Heading2>
          <p className={styles.lead}>Five questions that come up in most first calls.</p>
        </div>
        <DisclosureList items={items} />
      </div>
    </Section>
  );
}
