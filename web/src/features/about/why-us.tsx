import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { RuledColumns } from '@/components/page/ruled-columns';
import { Section } from '@/components/page/section';
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
      <Typography variant="h2" id="why-us">
        Why Us
      </Typography>
      <Columns>
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <Typography variant="h3">{title}</Typography>
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
      <Typography variant="h2" id="values">
        Three things we hold each other to
      </Typography>
      <Values>
        {values.map(({ title, text }) => (
          <li key={title}>
            <Typography variant="h2" component="h3">
              {title}
            </Typography>
            <p>{text}</p>
          </li>
        ))}
      </Values>
    </Section>
  );
}
