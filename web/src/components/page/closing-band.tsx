import { type ReactNode, useId } from 'react';
import { Heading2 } from '@/components/page/heading';
import { styled } from '@/theme/styled';
import { Section } from './section';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: theme.spacing(3),
  paddingTop: theme.spacing(7),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingTop: theme.spacing(5),
  },
}));

const Lead = styled('p')(({ theme }) => ({
  maxWidth: '34em',
  margin: theme.spacing(0.75, 0, 4),
  fontSize: '1.125rem',
  lineHeight: 1.55,
  color: theme.vars.palette.text.secondary,
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
}));

interface Props {
  title: string;
  lead: string;
  /** Buttons; the `contained` one is the loud one. */
  children: ReactNode;
}

/** How a page ends: what to do next. The footer below it is dark, hence it is not. */
export function ClosingBand({ title, lead, children }: Props) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <Columns>
        <Heading2 id={headingId}>{title}</Heading2>
        <div>
          <Lead>{lead}</Lead>
          <Actions>{children}</Actions>
        </div>
      </Columns>
    </Section>
  );
}
