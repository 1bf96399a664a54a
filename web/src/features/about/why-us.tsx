import { Heading2, Heading3 } from '@/components/page/heading';
import { RuledColumns } from '@/components/page/ruled-columns';
import { Section } from '@/components/page/section';
import { styled } from '@/theme/styled';
import { reasons, values } from './about-content';

const Columns = styled(RuledColumns)(({ theme }) => ({ marginTop: theme.spacing(6) }));

const Values = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(6, 0, 0),
  padding: 0,
  '& li': {
    display: 'grid',
    gap: theme.spacing(1, 4),
    paddingBlock: theme.spacing(4),
    borderTop: `1px solid ${theme.vars.palette.brand.onAbyssLine}`,
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      alignItems: 'baseline',
    },
  },
  '& p': { margin: 0, maxWidth: '34em', color: theme.vars.palette.brand.onAbyssMuted },
}));

export function WhyUs() {
  return (
    <Section labelledBy="why-us">
      <Heading2 id="why-us">Why Us</Heading2>
      <Columns>
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <Heading3>{title}</Heading3>
            <p>{text}</p>
          </li>
        ))}
      </Columns>
    </Section>
  );
}

export function OurValues() {
  return (
    <Section labelledBy="values" tone="abyss">
      <Heading2 id="values">Three things we hold each other to</Heading2>
      <Values>
        {values.map(({ title, text }) => (
          <li key={title}>
            <Heading2 as="h3">{title}</Heading2>
            <p>{text}</p>
          </li>
        ))}
      </Values>
    </Section>
  );
}
