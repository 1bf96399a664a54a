import { useId } from 'react';
import { useSettings } from '@/shared/settings/use-settings';
import { Section } from '@/shared/ui/page/section';
import { SectionHead } from '@/site/ui/page/section-head';
import { type Reason, reasonsOf } from './growth-content';
import { ReasonArt } from './reason-art';
import styles from './why-this-works.module.css';

/** Six reasons, each a card that lifts under the pointer. */
export function WhyThisWorks() {
  const { growth } = useSettings().claims;
  return (
    <Section labelledBy="why-this-works">
      <SectionHead
        id="why-this-works"
        title="Why This Works"
        lead="Most recruitment starts from nothing with each role. A team that stays learns your company once, and gets faster with each hire."
      />
      <ul className={styles.cards}>
        {reasonsOf(growth).map((reason) => (
          <li key={reason.id}>
            <ReasonCard {...reason} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ReasonCard({ id, title, text }: Reason) {
  const titleId = useId();
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <ReasonArt id={id} />
      <h3 id={titleId}>{title}</h3>
      <p className={styles.text}>{text}</p>
    </article>
  );
}
