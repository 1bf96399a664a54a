import { Section } from '@/components/page/section';
import { SectionHead } from '@/components/page/section-head';
import { SolutionTeaser } from '@/components/solutions/solution-teaser';
import { anchors } from '@/config/paths';
import { solutions } from '@/config/solutions';
import { styled } from '@/theme/styled';

const Four = styled('ul')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: {
    '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& > li > article': { paddingInline: 0 },
    '& > li:last-of-type': { border: 0 },
    borderBottom: 0,
  },
  [theme.breakpoints.between('sm', 'md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > li:nth-of-type(even)': { borderLeft: `1px solid ${theme.vars.palette.divider}` },
    '& > li:nth-of-type(odd) > article': { paddingLeft: 0 },
    '& > li:nth-of-type(n + 3)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(4, 1fr)',
    '& > li + li': { borderLeft: `1px solid ${theme.vars.palette.divider}` },
    '& > li:first-of-type > article': { paddingLeft: 0 },
  },
  // The highlighted one stands out of the row, over its rules.
  '& > li[data-highlighted]': {
    [theme.breakpoints.down('sm')]: { '& > article': { paddingInline: theme.spacing(3) } },
    [theme.breakpoints.up('sm')]: { border: 0 },
    [theme.breakpoints.up('md')]: {
      marginBlock: theme.spacing(-2),
      '& > article': { paddingBlock: theme.spacing(6) },
    },
  },
}));

/** The four ways to hire. */
export function SolutionsSection() {
  return (
    <Section id={anchors.services} labelledBy="solutions-title">
      <SectionHead
        id="solutions-title"
        title="Four ways to hire"
        lead="One seat or forty, for a season or for good: the way of hiring follows the work."
      />
      <Four>
        {solutions.map((solution) => (
          <li key={solution.id} data-highlighted={solution.isHighlighted || undefined}>
            <SolutionTeaser solution={solution} />
          </li>
        ))}
      </Four>
    </Section>
  );
}
