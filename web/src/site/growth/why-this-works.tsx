import { useId } from 'react';
import { Section } from '@/shared/ui/page/section';
import { SectionHead } from '@/site/ui/page/section-head';
import { reasons } from './growth-content';
import { ReasonArt } from './reason-art';
import styles from './why-this-works.module.css';

/** Six reasons, each a card that tells more when hovered or focused. */
export function WhyThisWorks() {
  return (
    <Section labelledBy="why-this-works">
      <SectionHead
        id="why-this-works"
        title="Why This Works"
        lead="Most recruitment starts from nothing with each role. A team that stays learns your company once, and gets faster with each hire."
      />
      <ul className={styles.cards}>
        {reasons.map((reason) => (
          <li key={reason.id}>
            <ReasonCard {...reason} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ReasonCard({ id, title, text }: (typeof reasons)[number]) {
  const key = useId();
  return (
    // A stop of the Tab key without an action, so that the text can be had without a mouse.
    <article
      className={styles.card}
      tabIndex={0}
      aria-labelledby={`${key}-title`}
      aria-describedby={`${key}-text`}
    >
      <h3 id={`${key}-title`}>{title}</h3>
      <p className={styles.text} id={`${key}-text`}>
        {text}
      </p>
      <div className={styles.art}>
        <ReasonArt id={id} />
      </div>
    </article>
  );
}
