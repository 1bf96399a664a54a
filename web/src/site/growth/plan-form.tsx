import { useSettings } from '@/shared/settings/use-settings';
import { type Plan, type Quote, rateBandsOf } from '@/site/plan/quote';
import { bandPhrase, hiresPhrase, hiresText, monthsPhrase, pounds } from '@/site/plan/quote-words';
import { RangeField } from './range-field';
import styles from './plan-form.module.css';

interface Props {
  plan: Plan;
  quote: Quote;
  onChange: (changes: Partial<Plan>) => void;
  onLeave: () => void;
}

/** The calculator's sliders and the price list. */
export function PlanForm({ plan, quote, onChange, onLeave }: Props) {
  const { growth } = useSettings().claims;
  const { hires, months } = growth;
  // A plan with an agreed price isn't in the list.
  const currentRate = quote.kind === 'standard' ? quote.ratePerHire : undefined;
  return (
    <div className={styles.card} role="group" aria-label="Your plan">
      <noscript>
        <p className={styles.noScript}>
          Working out a plan of your own here needs JavaScript. Without it: a month costs the hires
          of that month times the price for each hire, which the duration decides.
        </p>
      </noscript>
      <RangeField
        label="Hires per month"
        min={hires.min}
        max={hires.max}
        value={plan.hiresPerMonth}
        valueText={hiresPhrase(plan.hiresPerMonth, growth)}
        markOf={(hiresPerMonth) => hiresText(hiresPerMonth, growth)}
        onChange={(hiresPerMonth) => onChange({ hiresPerMonth, quotedRate: undefined })}
        onLeave={onLeave}
      />
      <RangeField
        label="Duration"
        min={months.min}
        max={months.max}
        value={plan.months}
        valueText={monthsPhrase(plan.months)}
        onChange={(months) => onChange({ months, quotedRate: undefined })}
        onLeave={onLeave}
      />
      <ul className={styles.bands} aria-label="Price for each hire, by duration">
        {rateBandsOf(growth).map((band) => (
          <li key={band.from} aria-current={band.rate === currentRate ? 'true' : undefined}>
            <span>{bandPhrase(band)}</span>{' '}
            <span>
              <strong>{pounds(band.rate)}</strong> a hire
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
