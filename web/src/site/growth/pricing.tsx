import { readPlan, writePlan } from '@/site/plan/plan-url';
import { useUrlState } from '@/shared/browser/use-url-state';
import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '@/shared/settings/use-settings';
import { Section } from '@/shared/ui/page/section';
import { SectionHead } from '@/site/ui/page/section-head';
import { VisuallyHidden } from '@/shared/ui/page/elements';
import { anchors } from '@/site/paths';
import { useTexts } from '@/site/texts/use-texts';
import { Prose } from '@/site/ui/prose/prose';
import { CustomQuotePanel } from './custom-quote-panel';
import { PlanForm } from './plan-form';
import { type Plan, quote, type Quote } from '@/site/plan/quote';
import { QuotePanel } from './quote-panel';
import { announcement, pounds } from '@/site/plan/quote-words';
import styles from './pricing.module.css';

/** How long the sliders rest before the result is announced, in ms. */
export const ANNOUNCE_DELAY_MS = 800;

/** The calculator: two sliders and the resulting price. The plan is shareable by URL. */
export function Pricing() {
  const { growth } = useSettings().claims;
  const { pricingHeading, pricingLead, notes } = useTexts('growth');
  const inUrl = useMemo(
    () => ({ read: (search: string) => readPlan(search, growth), write: writePlan }),
    [growth],
  );
  const { state: plan, change, flush } = useUrlState<Plan>(inUrl);
  const result = quote(plan, growth);
  const spoken = useSettled(announcement(plan, result, growth), ANNOUNCE_DELAY_MS);

  return (
    <Section id={anchors.pricing} labelledBy="pricing-title">
      <SectionHead id="pricing-title" title={pricingHeading} lead={pricingLead} />
      <div className={styles.columns}>
        <div className={styles.form}>
          <PlanForm plan={plan} quote={result} onChange={change} onLeave={flush} />
          <PriceBar quote={result} />
        </div>
        {result.kind === 'custom' ? (
          <CustomQuotePanel plan={plan} />
        ) : (
          <QuotePanel plan={plan} quote={result} />
        )}
      </div>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <ul className={styles.notes}>
        {notes.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong> <Prose text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/**
 * Returns `value` as it was when it last rested for `delayMs`, because a live region mustn't speak
 * during a drag.
 */
function useSettled<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), delayMs);
    return () => window.clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}

/** The price on phones, where it would be below the sliders. The calculator announces it. */
function PriceBar({ quote }: { quote: Quote }) {
  return (
    <p className={styles.bar} aria-hidden="true">
      {quote.kind === 'custom' ? (
        <strong>Custom quote</strong>
      ) : (
        <>
          <span>
            <strong>{pounds(quote.monthlyCost)}</strong> a month
          </span>
          <span>
            Savings <strong>{`${quote.savingsPercent}%`}</strong>
          </span>
        </>
      )}
    </p>
  );
}
