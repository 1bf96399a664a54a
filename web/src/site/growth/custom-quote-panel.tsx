import { useSettings } from '@/shared/settings/use-settings';
import { ButtonAnchor } from '@/shared/ui/button/button';
import { MailIcon } from '@/site/ui/icons/contact';
import { ShareButton } from '@/site/ui/copy/share-button';
import { anchors } from '@/site/paths';
import { AbyssActions, AbyssCard } from './on-abyss';
import type { Plan } from '@/site/plan/quote';
import quotePanelStyles from './quote-panel.module.css';
import {
  customQuoteMail,
  hiresPhrase,
  hiresText,
  monthsPhrase,
  planPath,
} from '@/site/plan/quote-words';
import { useTexts } from '@/site/texts/use-texts';
import { pointsOf, Spans } from '@/site/ui/prose/prose';
import { QuotedBefore } from './quoted-before';
import { SectionLink } from './section-link';
import styles from './custom-quote-panel.module.css';

/** Shown for the most hires, whose price is agreed rather than calculated. */
export function CustomQuotePanel({ plan }: { plan: Plan }) {
  const {
    agency,
    claims: { growth },
  } = useSettings();
  const { customPromise, customLead, customPoints } = useTexts('growth');
  const { hiresPerMonth, months } = plan;
  return (
    <AbyssCard as="section" className={quotePanelStyles.panel} aria-labelledby="quote-title">
      <div className={quotePanelStyles.total}>
        <h3 id="quote-title">Custom quote</h3>
        <strong>{hiresText(hiresPerMonth, growth)}</strong>
        <p>
          {`${hiresPhrase(hiresPerMonth, growth)} for ${monthsPhrase(months)} takes more than one talent partner. ${customPromise}`}
        </p>
      </div>
      <QuotedBefore plan={plan} />
      <div>
        <p>{customLead}</p>
        <ul className={styles.points}>
          {pointsOf(customPoints).map((spans) => (
            <li key={JSON.stringify(spans)}>
              <Spans spans={spans} />
            </li>
          ))}
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
        <ShareButton title="Growth plan" path={planPath(plan, growth)} size="medium">
          Send to a colleague
        </ShareButton>
      </AbyssActions>
    </AbyssCard>
  );
}
