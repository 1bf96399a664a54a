import { useSettings } from '@/shared/settings/use-settings';
import { Heading2, Heading3 } from '@/shared/ui/page/heading';
import { RuledColumns } from '@/site/ui/page/ruled-columns';
import { Section } from '@/shared/ui/page/section';
import { reasonsOf, values } from './about-content';
import styles from './why-us.module.css';

export function WhyUs() {
  const { claims } = useSettings();
  return (
    <Section labelledBy="why-us">
      <Heading2 id="why-us">Why Us</Heading2>
      <RuledColumns className={styles.columns}>
        {reasonsOf(claims).map(({ title, text }) => (
          <li key={title}>
            <Heading3>{title}</Heading3>
            <p>{text}</p>
          </li>
        ))}
      </RuledColumns>
    </Section>
  );
}

export function OurValues() {
  return (
    <Section labelledBy="values" tone="abyss">
      <Heading2 id="values">Three things we hold each other to</Heading2>
      <ol className={styles.values}>
        {values.map(({ title, text }) => (
          <li key={title}>
            <Heading2 as="h3">{title}</Heading2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
