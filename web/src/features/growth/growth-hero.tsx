import { FieldFragment } from '@/components/art/field-fragment';
import { ButtonLink } from '@/components/button-link';
import { PageHeading } from '@/components/page/page-heading';
import { Section } from '@/components/page/section';
import { anchors, paths } from '@/config/paths';
import { styled } from '@/theme/styled';
import { heroLead } from './growth-content';
import { AbyssActions } from './on-abyss';
import { rateBands } from './quote';
import { bandPhrase, pounds } from './quote-words';
import { SectionLink } from './section-link';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(7),
  alignItems: 'end',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: theme.spacing(8),
  },
}));

const Lead = styled('p')(({ theme }) => ({
  maxWidth: '30em',
  margin: theme.spacing(3, 0, 5),
  fontSize: 'clamp(1.125rem, 1.6vw, 1.3125rem)',
  lineHeight: 1.5,
  textWrap: 'pretty',
  color: theme.vars.palette.brand.onAbyssMuted,
}));

const Art = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Prices = styled('div')(({ theme }) => ({
  '& > p': { margin: theme.spacing(0, 0, 2), color: theme.vars.palette.brand.onAbyssMuted },
  '& dl': { margin: 0, borderTop: `1px solid ${theme.vars.palette.brand.onAbyssLine}` },
  '& dl > div': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    paddingBlock: theme.spacing(1.75),
    borderBottom: `1px solid ${theme.vars.palette.brand.onAbyssLine}`,
  },
  '& dd': {
    margin: 0,
    fontSize: 'clamp(1.75rem, 3vw, 2.5rem)',
    fontWeight: 600,
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  },
  '& dl > div:last-of-type dd': { color: theme.vars.palette.brand.volt },
}));

/** What Growth costs, before anything else is said about it. */
export function GrowthHero() {
  return (
    <Section tone="abyss">
      <Columns>
        <div>
          <PageHeading>Growth Model Pricing</PageHeading>
          <Lead>{heroLead}</Lead>
          <AbyssActions>
            <SectionLink to={anchors.contact} variant="contained" size="large">
              Start Hiring
            </SectionLink>
            <SectionLink to={anchors.pricing} variant="outlined" size="large">
              View Pricing
            </SectionLink>
            <ButtonLink to={paths.home()} variant="text" size="large">
              Back to Home
            </ButtonLink>
          </AbyssActions>
        </div>
        <Prices>
          <Art>
            <FieldFragment tone="abyss" />
          </Art>
          <p>Price for each hire, by length of subscription</p>
          <dl>
            {rateBands.map((band) => (
              <div key={band.from}>
                <dt>{bandPhrase(band)}</dt>
                <dd>{pounds(band.rate)}</dd>
              </div>
            ))}
          </dl>
        </Prices>
      </Columns>
    </Section>
  );
}
