import { shortestMonths } from '@torque-tide/domain/claims';
import { createPortal } from 'react-dom';
import { useSettings } from '@/shared/settings/use-settings';
import { Logo } from '@/shared/ui/brand/logo';
import type { Plan, StandardQuote } from '@/site/plan/quote';
import styles from './quote-sheet.module.css';
import { dateText, monthsPhrase, planUrl, pounds, validUntil } from '@/site/plan/quote-words';

interface Props {
  plan: Plan;
  quote: StandardQuote;
  date: Date;
}

/**
 * The printed quote. It stands outside the app, so that one rule hides everything else; never
 * visible on a screen.
 */
export function QuoteSheet({ plan, quote, date }: Props) {
  const {
    agency,
    claims: { growth },
  } = useSettings();
  const { quoteValidDays, standardRatePerHire } = growth;
  const { ratePerHire, monthlyCost, totalHires, totalCost, standardCost, savingsPercent } = quote;
  const address = planUrl(plan, growth);
  return createPortal(
    <section className={styles.sheet} data-quote-sheet="" aria-label="Printed quote">
      <div className={styles.letterhead}>
        <Logo size={44} isPlain />
        <div>
          <strong>{agency.name}</strong>
          <span>{agency.tagline}</span>
        </div>
        <address>
          <span>{agency.legalEntity}</span>
          <span>{agency.email}</span>
          {agency.phone && <span>{agency.phone}</span>}
        </address>
      </div>
      <h1>Growth subscription: quote</h1>
      <p>
        {dateText(date)}. Valid until {dateText(validUntil(date, growth))}.
      </p>
      <table className={styles.lines}>
        <caption>Your plan</caption>
        <tbody>
          <Line name="Hires per month" value={String(plan.hiresPerMonth)} />
          <Line name="Duration" value={monthsPhrase(plan.months)} />
        </tbody>
      </table>
      <table className={styles.lines}>
        <caption>Price</caption>
        <tbody>
          <Line name="Price per hire" value={pounds(ratePerHire)} />
          <Line name="Monthly cost" value={pounds(monthlyCost)} isTotal />
          <Line name="Total hires" value={String(totalHires)} />
          <Line
            name={`Total over ${monthsPhrase(plan.months)}`}
            value={pounds(totalCost)}
            isTotal
          />
        </tbody>
      </table>
      <table className={styles.lines}>
        <caption>Comparison</caption>
        <tbody>
          <Line name="Standard reference per hire" value={pounds(standardRatePerHire)} />
          <Line name={`${totalHires} hires at the reference`} value={pounds(standardCost)} />
          <Line name="Savings" value={`${savingsPercent}%`} isTotal />
        </tbody>
      </table>
      <div className={styles.finePrint}>
        <p>
          After {quoteValidDays} days, please ask for a new quote. Minimum subscription{' '}
          {monthsPhrase(shortestMonths(growth))}. VAT is added where it applies. This quote
          illustrates the prices on our website and is not an offer; what we owe each other is set
          out in a signed agreement.
        </p>
        <p>{address}</p>
      </div>
    </section>,
    document.body,
  );
}

interface LineProps {
  name: string;
  value: string;
  isTotal?: boolean;
}

function Line({ name, value, isTotal = false }: LineProps) {
  return (
    <tr data-total={isTotal || undefined}>
      <th scope="row">{name}</th>
      <td>{value}</td>
    </tr>
  );
}
