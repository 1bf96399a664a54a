import type { ReactNode } from 'react';
import { Heading2 } from '@/components/page/heading';
import { styled } from '@/theme/styled';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.spacing(2, 4),
  marginBottom: theme.spacing(6),
  [theme.breakpoints.down('sm')]: { marginBottom: theme.spacing(4) },
}));

const Lead = styled('p')(({ theme }) => ({
  maxWidth: '36em',
  margin: theme.spacing(2, 0, 0),
  fontSize: '1.125rem',
  lineHeight: 1.55,
  color: theme.vars.palette.text.secondary,
}));

interface Props {
  /** Id of the heading, for the section's `labelledBy`. */
  id: string;
  title: string;
  lead?: string;
  /** A link or control that belongs to the whole section; stands at the right of the heading. */
  action?: ReactNode;
}

/** The heading of a section of a page. */
export function SectionHead({ id, title, lead, action }: Props) {
  return (
    <Head>
      <div>
        <Heading2 id={id}>{title}</Heading2>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {action}
    </Head>
  );
}
