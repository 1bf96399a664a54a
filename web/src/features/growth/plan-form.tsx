import { claims } from '@torque-tide/contract/claims';
import { styled } from '@/theme/styled';
import { CARD_RADIUS } from '@/theme/tokens';
import { type Plan, type Quote, rateBands } from './quote';
import { bandPhrase, hiresPhrase, hiresText, monthsPhrase, pounds } from './quote-words';
import { RangeField } from './range-field';

const { hires, months } = claims.growth;

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(5),
  padding: theme.spacing(5),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: CARD_RADIUS,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(3, 2.5) },
}));

const NoScript = styled('p')({ margin: 0, fontSize: '1.25rem', lineHeight: 1.5 });

const Bands = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 'auto 0 0',
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1.5),
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: theme.spacing(2),
    paddingTop: theme.spacing(1.5),
    fontSize: '0.9375rem',
    color: theme.vars.palette.text.secondary,
    borderTop: `2px solid ${theme.vars.palette.divider}`,
  },
  '& strong': { fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    '& li > span': { minWidth: '100%' },
  },
  '& [aria-current]': {
    color: theme.vars.palette.text.primary,
    borderTopColor: theme.vars.palette.primary.main,
  },
}));

interface Props {
  plan: Plan;
  quote: Quote;
  onChange: (changes: Partial<Plan>) => void;
  onLeave: () => void;
}

/** What the calculator asks, and the price list that answers the second question. */
export function PlanForm({ plan, quote, onChange, onLeave }: Props) {
  // A plan whose price is agreed has none from the list.
  const currentRate = quote.kind === 'standard' ? quote.ratePerHire : undefined;
  return (
    <Card role="group" aria-label="Your plan">
      <noscript>
        <NoScript>
          Working out a plan of your own here needs JavaScript. Without it: a month costs the hires
          of that month times the price for each hire, which the duration decides.
        </NoScript>
      </noscript>
      <RangeField
        label="Hires per month"
        min={hires.min}
        max={hires.max}
        value={plan.hiresPerMonth}
        valueText={hiresPhrase(plan.hiresPerMonth)}
        markOf={hiresText}
        onChange={(hiresPerMonth) => onChange({ hiresPerMonth })}
        onLeave={onLeave}
      />
      <RangeField
        label="Duration"
        min={months.min}
        max={months.max}
        value={plan.months}
        valueText={monthsPhrase(plan.months)}
        onChange={(months) => onChange({ months })}
        onLeave={onLeave}
      />
      <Bands aria-label="Price for each hire, by duration">
        {rateBands.map((band) => (
          <li key={band.from} aria-current={band.rate === currentRate ? 'true' : undefined}>
            <span>{bandPhrase(band)}</span>{' '}
            <span>
              <strong>{pounds(band.rate)}</strong> a hire
            </span>
          </li>
        ))}
      </Bands>
    </Card>
  );
}
