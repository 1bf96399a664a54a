import type { ReactNode } from 'react';
import { PageHeading } from '@/components/page/page-heading';
import { Wrap } from '@/components/page/wrap';
import { styled } from '@/theme/styled';

const Band = styled('header')({ position: 'relative', overflow: 'hidden' });

const Words = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: theme.spacing(3),
  maxWidth: '50%',
  minHeight: 'clamp(26rem, 42vw, 36rem)',
  paddingBlock: theme.spacing(8),
  [theme.breakpoints.down('md')]: {
    maxWidth: 'none',
    minHeight: 0,
    paddingBlock: theme.spacing(5, 1),
  },
}));

const Eyebrow = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  margin: 0,
  fontSize: '0.875rem',
  fontWeight: 600,
  color: 'var(--tone)',
  '&::before': { content: '""', width: 28, height: 2, backgroundColor: 'currentColor' },
}));

const Lead = styled('p')(({ theme }) => ({
  margin: 0,
  maxWidth: '30em',
  fontSize: '1.25rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(1.5),
}));

const Art = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: '50%',
  right: 'max(-80px, calc(50% - 760px))',
  width: 'min(58vw, 860px)',
  transform: 'translateY(-50%)',
  maskImage: `linear-gradient(90deg, transparent 6%, #000 38%, #000 88%, transparent),
    linear-gradient(transparent, #000 12%, #000 84%, transparent)`,
  maskComposite: 'intersect',
  pointerEvents: 'none',
  [theme.breakpoints.down('md')]: {
    position: 'static',
    width: 'min(100% + 32px, 600px)',
    margin: theme.spacing(0, -4, 0, 'auto'),
    transform: 'none',
  },
}));

interface Props {
  eyebrow: string;
  title: string;
  lead: string;
  actions: ReactNode;
  art: ReactNode;
}

/** How a sector's page begins: its name, and a drawing in its colour. */
export function SectorHero({ eyebrow, title, lead, actions, art }: Props) {
  return (
    <Band>
      <Wrap>
        <Words>
          <Eyebrow>{eyebrow}</Eyebrow>
          <PageHeading>{title}</PageHeading>
          <Lead>{lead}</Lead>
          <Actions>{actions}</Actions>
        </Words>
      </Wrap>
      <Art>{art}</Art>
    </Band>
  );
}
