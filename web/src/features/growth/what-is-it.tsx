import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '@/components/page/section';
import { SectionHead } from '@/components/page/section-head';
import { CapacityChart } from './capacity-chart';
import { benefits, whatIsIt } from './growth-content';

const Benefits = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(0, 0, 6),
  padding: 0,
  display: 'grid',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& li': { paddingBlock: theme.spacing(4) },
  '& p': { margin: theme.spacing(1.5, 0, 0), color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: {
    '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    '& li': { paddingInline: theme.spacing(4) },
    '& li:first-of-type': { paddingLeft: 0 },
    '& li + li': { borderLeft: `1px solid ${theme.vars.palette.divider}` },
  },
}));

/** The model in a paragraph, three benefits and a picture. */
export function WhatIsIt() {
  return (
    <Section labelledBy="what-is-it">
      <SectionHead id="what-is-it" title="What is it?" lead={whatIsIt} />
      <Benefits>
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <Typography variant="h3">{title}</Typography>
            <p>{text}</p>
          </li>
        ))}
      </Benefits>
      <CapacityChart />
    </Section>
  );
}
