import type { ReactNode } from 'react';
import { FieldFragment } from '@/components/art/field-fragment';
import { styled } from '@/theme/styled';
import { CARD_RADIUS } from '@/theme/tokens';

const Panel = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  padding: theme.spacing(6),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: CARD_RADIUS,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(4, 3) },
}));

const Motif = styled('div')(({ theme }) => ({
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: 420,
  maxWidth: '55%',
  pointerEvents: 'none',
  [theme.breakpoints.down('sm')]: { position: 'static', maxWidth: '100%', marginTop: 24 },
}));

const Words = styled('div')(({ theme }) => ({
  position: 'relative',
  maxWidth: '34rem',
  '& h2, & h3': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: theme.spacing(1, 0, 0), color: theme.vars.palette.text.secondary },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(3),
}));

interface Props {
  title: string;
  /** The heading's level in its page. */
  level?: 2 | 3;
  /** Paragraphs below the title. */
  children?: ReactNode;
  /** Buttons and links that lead on. */
  actions?: ReactNode;
}

/** Stands where content would, with what to do next. */
export function EmptyState({ title, level = 2, children, actions }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Panel>
      <Words>
        <Heading>{title}</Heading>
        {children}
        {actions && <Actions>{actions}</Actions>}
      </Words>
      <Motif>
        <FieldFragment />
      </Motif>
    </Panel>
  );
}
