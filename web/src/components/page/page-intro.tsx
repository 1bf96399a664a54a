import type { ReactNode } from 'react';
import { FieldFragment } from '@/components/art/field-fragment';
import { styled } from '@/theme/styled';
import { PageHeading } from './page-heading';
import { Wrap } from './wrap';

const Band = styled('header')({
  paddingBlock: 'clamp(3rem, 7vw, 6rem) clamp(2rem, 4vw, 3.5rem)',
});

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
  alignItems: 'end',
  gap: theme.spacing(3),
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(3),
}));

const Lead = styled('p')(({ theme }) => ({
  margin: 0,
  maxWidth: '32em',
  fontSize: '1.25rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  textWrap: 'pretty',
}));

const Art = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

interface Props {
  title: string;
  lead: string;
  /** Buttons below the lead. */
  actions?: ReactNode;
}

/** How a page begins: its heading and what it is about, with a piece of the field beside it. */
export function PageIntro({ title, lead, actions }: Props) {
  return (
    <Band>
      <Wrap>
        <Columns>
          <Words>
            <PageHeading>{title}</PageHeading>
            <Lead>{lead}</Lead>
            {actions}
          </Words>
          <Art>
            <FieldFragment />
          </Art>
        </Columns>
      </Wrap>
    </Band>
  );
}
