import { brand } from '@torque-tide/contract/brand';
import { ButtonAnchor } from '@/components/button/button';
import { MailIcon } from '@/components/icons/contact';
import { anchors } from '@/config/paths';
import { styled } from '@/theme/styled';
import { AbyssActions } from './on-abyss';
import type { Plan } from './quote';
import { Panel, Total } from './quote-panel.styles';
import { customQuoteMail, hiresPhrase, hiresText, monthsPhrase } from './quote-words';
import { SectionLink } from './section-link';

const Points = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  '& li': {
    paddingBlock: theme.spacing(1.5),
    borderTop: `1px solid ${theme.vars.palette.brand.onAbyssLine}`,
  },
  '& li:last-of-type': { borderBottom: `1px solid ${theme.vars.palette.brand.onAbyssLine}` },
}));

/** From the most hires on: no price from a list, but somebody to agree one with. */
export function CustomQuotePanel({ plan }: { plan: Plan }) {
  const { hiresPerMonth, months } = plan;
  return (
    <Panel aria-labelledby="quote-title">
      <Total>
        <h3 id="quote-title">Custom quote</h3>
        <strong>{hiresText(hiresPerMonth)}</strong>
        <p>
          {hiresPhrase(hiresPerMonth)} for {monthsPhrase(months)} takes more than one talent
          partner. We size the team with you and price it for your plan.
        </p>
      </Total>
      <div>
        <p>Tell us three things, and we answer with a figure:</p>
        <Points>
          <li>The roles, and how many of each</li>
          <li>The countries and sites</li>
          <li>When the first of them should start</li>
        </Points>
      </div>
      <AbyssActions>
        <SectionLink to={anchors.contact} variant="contained">
          Ask for a custom quote
        </SectionLink>
        <ButtonAnchor
          variant="outlined"
          startIcon={<MailIcon />}
          href={customQuoteMail(brand.email, plan)}
        >
          Email us this plan
        </ButtonAnchor>
      </AbyssActions>
    </Panel>
  );
}
