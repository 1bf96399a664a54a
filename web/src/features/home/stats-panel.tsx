import { claims } from '@torque-tide/contract/claims';
import { FieldFragment } from '@/components/art/field-fragment';
import { Heading2 } from '@/components/page/heading';
import { Section } from '@/components/page/section';
import { styled } from '@/theme/styled';
import { StatFigure } from './stat-figure';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  marginBottom: theme.spacing(7),
}));

const Art = styled('div')(({ theme }) => ({
  flex: '0 1 420px',
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5, 4),
  margin: 0,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
}));

const Places = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(2, 3),
  marginTop: theme.spacing(8),
}));

const PlacesTitle = styled('h3')(({ theme }) => ({
  margin: 0,
  fontSize: '1rem',
  fontWeight: 400,
  color: theme.vars.palette.brand.onAbyssMuted,
}));

const Chips = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    padding: '6px 16px',
    fontSize: '0.9375rem',
    border: `1px solid ${theme.vars.palette.brand.onAbyssLine}`,
    borderRadius: 999,
  },
}));

/** The agency in figures, and where it recruits. */
export function StatsPanel() {
  return (
    <Section tone="abyss" labelledBy="stats-title">
      <Head>
        <Heading2 id="stats-title">What stands behind a shortlist</Heading2>
        <Art>
          <FieldFragment tone="abyss" />
        </Art>
      </Head>
      <Figures>
        {claims.stats.map((stat) => (
          <StatFigure key={stat.label} {...stat} />
        ))}
      </Figures>
      <Places>
        <PlacesTitle id="places-title">Where we recruit</PlacesTitle>
        <Chips aria-labelledby="places-title">
          {claims.countries.map((country) => (
            <li key={country}>{country}</li>
          ))}
        </Chips>
      </Places>
    </Section>
  );
}
