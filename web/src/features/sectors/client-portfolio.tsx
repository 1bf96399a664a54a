import { Section } from '@/components/page/section';
import { SectionHead } from '@/components/page/section-head';
import { styled } from '@/theme/styled';
import type { ClientKind } from './sector-page-content';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  // Hairlines between the cells: the grid's ground shows through gaps of one pixel.
  gap: 1,
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  listStyle: 'none',
  backgroundColor: theme.vars.palette.divider,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Cell = styled('li')(({ theme }) => ({
  padding: theme.spacing(3.5, 3, 4),
  backgroundColor: theme.vars.palette.background.paper,
  '& h3': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.25),
    margin: 0,
    fontSize: '1.25rem',
    fontWeight: 600,
    lineHeight: 1.3,
    letterSpacing: '-0.02em',
  },
  '& h3::before': {
    content: '""',
    width: 14,
    height: 2,
    backgroundColor: 'var(--tone)',
  },
  '& p': {
    margin: theme.spacing(1, 0, 0),
    fontSize: '0.9375rem',
    lineHeight: 1.55,
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}));

interface Props {
  lead: string;
  kinds: readonly ClientKind[];
}

/** The kinds of companies that a sector's clients are. */
export function ClientPortfolio({ lead, kinds }: Props) {
  return (
    <Section labelledBy="clients-title">
      <SectionHead id="clients-title" title="Who we work with" lead={lead} />
      <Grid>
        {kinds.map(({ name, text }) => (
          <Cell key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </Cell>
        ))}
      </Grid>
    </Section>
  );
}
