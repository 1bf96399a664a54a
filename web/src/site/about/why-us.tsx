import { Heading2, Heading3 } from '@/shared/ui/page/elements';
import { RuledColumns } from '@/site/ui/page/page-blocks';
import { Section } from '@/shared/ui/page/section';
import { useTexts } from '@/site/texts/use-texts';
import { Prose } from '@/site/ui/prose/prose';
import styles from './why-us.module.css';

export function WhyUs() {
  const { reasonsHeading, reasons } = useTexts('about');
  return (
    <Section labelledBy="why-us">
      <Heading2 id="why-us">{reasonsHeading}</Heading2>
      <RuledColumns className={styles.columns}>
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <Heading3>{title}</Heading3>
            <Prose text={text} />
          </li>
        ))}
      </RuledColumns>
    </Section>
  );
}

export function OurValues() {
  const { valuesHeading, values } = useTexts('about');
  return (
    <Section labelledBy="values" tone="abyss">
      <Heading2 id="values">{valuesHeading}</Heading2>
      <ol className={styles.values}>
        {values.map(({ title, text }) => (
          <li key={title}>
            <Heading2 as="h3">{title}</Heading2>
            <div>
              <Prose text={text} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
