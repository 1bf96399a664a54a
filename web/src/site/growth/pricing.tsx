import { claims } from '@torque-tide/domain/claims';
import { Section } from '@/shared/ui/page/section';
import { SectionHead } from '@/site/ui/page/section-head';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import { anchors } from '@/site/paths';
import { CustomQuotePanel } from './custom-quote-panel';
import { PlanForm } from './plan-form';
import { quote } from './quote';
import { QuotePanel } from './quote-panel';
import { announcement, monthsPhrase, pounds } from './quote-words';
import { usePlan } from './use-plan';
import { useSettled } from './use-settled';
import styles from './pricing.module.css';

/** How long the sliders rest before the result is spoken. */
export const ANNOUNCE_DELAY_MS = 800;

const { maximumSaving, minimumMonths, placementFees, standardRatePerHire } = claims.growth;

/** The calculator: two sliders, and what comes of them. */
export function Pricing() {
  const { plan, change, flush } = usePlan();
  const result = quote(plan);
  const spoken = useSettled(announcement(plan, result), ANNOUNCE_DELAY_MS);

  return (
    <Section id={anchors.pricing} labelledBy="pricing-title">
      <SectionHead
        id="pricing-title"
        title="What would it cost you?"
        lead="Two numbers decide the price: how many people you hire in a month, and for how long you subscribe."
      />
      <div className={styles.columns}>
        <PlanForm plan={plan} quote={result} onChange={change} onLeave={flush} />
        {result.kind === 'custom' ? (
          <CustomQuotePanel plan={plan} />
        ) : (
          <QuotePanel plan={plan} quote={result} />
        )}
      </div>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <ul className={styles.notes}>
        <li>
          <strong>Minimum subscription {monthsPhrase(minimumMonths)}.</strong> The longer you
          subscribe, the less each hire costs.
        </li>
        <li>
          <strong>Savings are counted against {pounds(standardRatePerHire)} for a hire.</strong> If
          you pay something else today, tell us and we will count with that.
        </li>
        <li>
          <strong>Why up to {maximumSaving}?</strong> A placement fee of {placementFees} grows with
          the salary and our price does not: the higher the salary, the more you save.
        </li>
      </ul>
    </Section>
  );
}
