import { useSettings } from '@/shared/settings/use-settings';
import { Button } from '@/shared/ui/button/button';
import { ShareButton } from '@/site/ui/copy/share-button';
import { PrintIcon } from '@/site/ui/icons/share';
import { anchors } from '@/site/paths';
import { AbyssActions, AbyssCard } from './on-abyss';
import type { Plan, StandardQuote } from '@/site/plan/quote';
import styles from './quote-panel.module.css';
import { QuotedBefore } from './quoted-before';
import { QuoteSheet } from './quote-sheet';
import { hiresPhrase, monthsPhrase, planPath, pounds } from '@/site/plan/quote-words';
import { SectionLink } from './section-link';
import { useEffect, useState } from 'react';

interface Props {
  plan: Plan;
  quote: StandardQuote;
}

/** A plan's price, compared with the standard cost of the same hires. */
export function QuotePanel({ plan, quote }: Props) {
  const { growth } = useSettings().claims;
  const { standardRatePerHire } = growth;
  const { ratePerHire, monthlyCost, totalHires, totalCost, savingsPercent } = quote;
  const { printDate, print } = usePrintDate();
  const rates = [
    { name: 'Growth', rate: ratePerHire },
    { name: 'Standard reference', rate: standardRatePerHire },
  ];

  return (
    <AbyssCard as="section" className={styles.panel} aria-labelledby="quote-title">
      <div className={styles.total}>
        <h3 id="quote-title">Monthly cost</h3>
        <strong>{pounds(monthlyCost)}</strong>
        <p>{`${hiresPhrase(plan.hiresPerMonth, growth)} × ${pounds(ratePerHire)} a hire`}</p>
      </div>
      <QuotedBefore plan={plan} />
      <dl className={styles.figures}>
        <div>
          <dt>Total hires</dt>
          <dd>{totalHires}</dd>
        </div>
        <div>
          <dt>{`Over ${monthsPhrase(plan.months)}`}</dt>
          <dd>{pounds(totalCost)}</dd>
        </div>
        <div data-part="savings">
          <dt>Savings</dt>
          <dd>{`${savingsPercent}%`}</dd>
        </div>
      </dl>
      <ul className={styles.bars} aria-label="Cost of one hire">
        {rates.map(({ name, rate }) => (
          <li key={name}>
            <span>{name}</span>
            <strong>{pounds(rate)}</strong>
            <svg className={styles.bar} aria-hidden="true" focusable="false">
              <rect width="100%" height="100%" />
              <rect width={`${(rate / standardRatePerHire) * 100}%`} height="100%" />
            </svg>
          </li>
        ))}
      </ul>
      <AbyssActions>
        <SectionLink
          to={anchors.contact}
          enquiry={{ about: 'plan' }}
          plan={plan}
          variant="contained"
        >
          Start with this plan
        </SectionLink>
        <ShareButton title="Growth plan" path={planPath(plan, growth)} size="medium">
          Send to a colleague
        </ShareButton>
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={print}>
          Print quote
        </Button>
      </AbyssActions>
      {printDate && <QuoteSheet plan={plan} quote={quote} date={printDate} />}
    </AbyssCard>
  );
}

/** Holds the printed quote's date from the click until the print dialog closes. */
function usePrintDate() {
  const [printDate, setPrintDate] = useState<Date>();

  useEffect(() => {
    if (!printDate) return undefined;
    const done = () => setPrintDate(undefined);
    // Some browsers return from `print` at once and capture the page later.
    window.addEventListener('afterprint', done);
    // The sheet is now in the DOM; its logo and font need another frame for layout.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      window.removeEventListener('afterprint', done);
      cancelAnimationFrame(frame);
    };
  }, [printDate]);

  return { printDate, print: () => setPrintDate(new Date()) };
}
