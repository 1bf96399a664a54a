import type { Quote } from '@/site/plan/quote';
import { pounds } from '@/site/plan/quote-words';
import styles from './price-bar.module.css';

/** On a phone the price stands below the sliders that move it. It is spoken by the calculator. */
export function PriceBar({ quote }: { quote: Quote }) {
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
