import { readPlan, writePlan } from '@/site/plan/plan-url';
import { useUrlState } from '@/shared/browser/use-url-state';
import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '@/shared/settings/use-settings';
import { Section } from '@/shared/ui/page/section';
import { SectionHead } from '@/site/ui/page/section-head';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import { anchors } from '@/site/paths';
import { CustomQuotePanel } from './custom-quote-panel';
import { PlanForm } from './plan-form';
import { type GrowthClaims, type Plan, quote } from '@/site/plan/quote';
import { QuotePanel } from './quote-panel';
import { announcement, monthsPhrase, pounds } from '@/site/plan/quote-words';
import styles from './pricing.module.css';

/** How long the sliders rest before the result is spoken. */
export const ANNOUNCE_DELAY_MS = 800;

/** The calculator: two sliders, and what comes of them. */
export function Pricing() {
  const { growth } = useSettings().claims;
  const { maximumSaving, minimumMonths, placementFees, standardRatePerHire } = growth;
  const { plan, change, flush } = usePlan(growth);
  const result = quote(plan, growth);
  const spoken = useSettled(announcement(plan, result, growth), ANNOUNCE_DELAY_MS);

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

/** `value` as it was when it last rested for `delayMs`: a live region must not talk over a drag. */
function useSettled<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), delayMs);
    return () => window.clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}

interface Control {
  plan: Plan;
  change: (changes: Partial<Plan>) => void;
  /** Brings the URL up to date now: before the visitor leaves the slider. */
  flush: () => void;
}

/** The plan of the calculator, shareable by its URL. */
function usePlan(growth: GrowthClaims): Control {
  const inUrl = useMemo(
    () => ({ read: (search: string) => readPlan(search, growth), write: writePlan }),
    [growth],
  );
  const { state, ...control } = useUrlState<Plan>(inUrl);
  return { plan: state, ...control };
}
