import { useSettings } from '@/shared/settings/use-settings';
import { otherQuotedRate, type Plan } from '@/site/plan/quote';
import { pounds } from '@/site/plan/quote-words';

/** Shows the price that a quote's link was made with, if the price list has changed since. */
export function QuotedBefore({ plan }: { plan: Plan }) {
  const { growth } = useSettings().claims;
  const rate = otherQuotedRate(plan, growth);
  if (rate === undefined) return null;
  return (
    <p role="note">
      {`This link was made at ${pounds(rate)} a hire, ${pounds(rate * plan.hiresPerMonth)} a month. Our prices have changed since, and what you see here is today’s. A quote is valid for ${growth.quoteValidDays} days: if yours still is, send it to us.`}
    </p>
  );
}
