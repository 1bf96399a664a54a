import type { ShownEntry } from '@torque-tide/contract/page-texts';
import { useId } from 'react';
import { Section } from '@/shared/ui/page/section';
import { SectionHead } from '@/site/ui/page/section-head';
import { useTexts } from '@/site/texts/use-texts';
import { Prose } from '@/site/ui/prose/prose';
import { ReasonArt } from './reason-art';
import styles from './why-this-works.module.css';

/** Six reasons, each on a card. */
export function WhyThisWorks() {
  const { reasonsHeading, reasonsLead, reasons } = useTexts('growth');
  return (
    <Section labelledBy="why-this-works">
      <SectionHead id="why-this-works" title={reasonsHeading} lead={reasonsLead} />
      <ul className={styles.cards}>
        {reasons.map((reason, place) => (
          <li key={reason.title}>
            <ReasonCard {...reason} place={place} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ReasonCard({ title, text, place }: ShownEntry & { place: number }) {
  const titleId = useId();
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <ReasonArt place={place} />
      <h3 id={titleId}>{title}</h3>
      <Prose className={styles.text} text={text} />
    </article>
  );
}
