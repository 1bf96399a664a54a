import { useSettings } from '@/shared/settings/use-settings';
import { ButtonAnchor } from '@/shared/ui/button/button';
import { MailIcon } from '@/site/ui/icons/contact';
import { anchors } from '@/site/paths';
import { AbyssActions, AbyssCard } from './on-abyss';
import type { Plan } from '@/site/plan/quote';
import quotePanelStyles from './quote-panel.module.css';
import { customQuoteMail, hiresPhrase, hiresText, monthsPhrase } from '@/site/plan/quote-words';
import { QuotedBefore } from './quoted-before';
import { SectionLink } from './section-link';
import styles from './custom-quote-panel.module.css';

/** From the most hires on: no price from a list, but somebody to agree one with. */
export function CustomQuotePanel({ plan }: { plan: Plan }) {
  const {
    agency,
    claims: { growth },
  } = useSettings();
  const { hiresPerMonth, months } = plan;
  return (
    <AbyssCard as="section" className={quotePanelStyles.panel} aria-labelledby="quote-title">
      <div className={quotePanelStyles.total}>
        <h3 id="quote-title">Custom quote</h3>
        <strong>{hiresText(hiresPerMonth, growth)}</strong>
        <p>
          {hiresPhrase(hiresPerMonth, growth)} for {monthsPhrase(months)} takes more than one talent
          partner. We size the team with you and price it for your plan.
        </p>
      </div>
      <QuotedBefore plan={plan} />
      <div>
        <p>Tell us three things, and we answer with a figure:</p>
        <ul className={styles.points}>
          <li>The roles, and how many of each</li>
          <li>The countries and sites</li>
          <li>When the first of them should start</li>
        </ul>
      </div>
      <AbyssActions>
        <SectionLink
          to={anchors.contact}
          enquiry={{ about: 'plan' }}
          plan={plan}
          variant="contained"
        >
          Ask for a custom quote
        </SectionLink>
        <ButtonAnchor
          variant="outlined"
          startIcon={<MailIcon />}
          href={customQuoteMail(agency.email, plan, growth)}
        >
          E-mail us this plan
        </ButtonAnchor>
      </AbyssActions>
    </AbyssCard>
  );
}
