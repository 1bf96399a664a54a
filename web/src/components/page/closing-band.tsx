import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { FieldFragment } from '@/components/art/field-fragment';
import { Section } from './section';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
  alignItems: 'end',
  gap: theme.spacing(3),
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Lead = styled('p')(({ theme }) => ({
  maxWidth: '34em',
  margin: theme.spacing(2, 0, 4),
  fontSize: '1.125rem',
  lineHeight: 1.5,
  color: theme.vars.palette.brand.onAbyssMuted,
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  '& .MuiButton-root': { minHeight: 52, paddingInline: theme.spacing(3) },
  '& .MuiButton-contained': {
    color: theme.vars.palette.brand.onVolt,
    backgroundColor: theme.vars.palette.brand.volt,
    '&:hover': { backgroundColor: theme.vars.palette.brand.onAbyss },
  },
  '& .MuiButton-outlined': {
    color: theme.vars.palette.brand.onAbyss,
    borderColor: theme.vars.palette.brand.onAbyssMuted,
    '&:hover': { borderColor: theme.vars.palette.brand.volt },
  },
}));

const Art = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

interface Props {
  title: string;
  lead: string;
  /** Buttons; the `contained` one is the loud one. */
  children: ReactNode;
}

/** How a page ends: the dark panel that says what to do next. */
export function ClosingBand({ title, lead, children }: Props) {
  const headingId = useId();
  return (
    <Section tone="abyss" labelledBy={headingId}>
      <Columns>
        <div>
          <Typography variant="h2" id={headingId}>
            {title}
          </Typography>
          <Lead>{lead}</Lead>
          <Actions>{children}</Actions>
        </div>
        <Art>
          <FieldFragment tone="abyss" />
        </Art>
      </Columns>
    </Section>
  );
}
