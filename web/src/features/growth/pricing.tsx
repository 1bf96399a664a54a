import { claims } from '@torque-tide/contract/claims';
import { Section } from '@/components/page/section';
import { SectionHead } from '@/components/page/section-head';
import { VisuallyHidden } from '@/components/page/visually-hidden';
import { anchors } from '@/config/paths';
import { styled } from '@/theme/styled';
import { CustomQuotePanel } from './custom-quote-panel';
import { PlanForm } from './plan-form';
import { quote } from './quote';
import { QuotePanel } from './quote-panel';
import { announcement, monthsPhrase, pounds } from './quote-words';
import { usePlan } from './use-plan';
import { useSettled } from './use-settled';

/** How long the sliders rest before the result is spoken. */
export const ANNOUNCE_DELAY_MS = 800;

const { maximumSaving, minimumMonths, placementFees, standardRatePerHire } = claims.growth;

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: theme.spacing(3),
    alignItems: 'stretch',
  },
}));

const Notes = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1, 6),
  margin: theme.spacing(5, 0, 0),
  padding: theme.spacing(3, 0, 0),
  listStyle: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
  '& strong': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
}));

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
      <Columns>
        <PlanForm plan={plan} quote={result} onChange={change} onLeave={flush} />
        {result.kind === 'custom' ? (
          <CustomQuotePanel plan={plan} />
        ) : (
          <QuotePanel plan={plan} quote={result} />
        )}
      </Columns>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <Notes>
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
      </Notes>
    </Section>
  );
}
