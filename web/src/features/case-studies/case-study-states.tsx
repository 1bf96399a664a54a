import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FieldFragment } from '@/components/art/field-fragment';

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.spacing(1.5),
  minHeight: 'min(60vh, 32rem)',
  paddingBlock: theme.spacing(6),
  textAlign: 'center',
  '& p': { margin: 0, maxWidth: '36em', color: theme.vars.palette.text.secondary },
  '& h1': { fontSize: 'clamp(2rem, 3.6vw, 3rem)', lineHeight: 1.1 },
  '& > svg': { marginBottom: theme.spacing(2), maxWidth: 320 },
}));

const Title = styled('p')(({ theme }) => ({
  '&&': {
    fontSize: '1.375rem',
    fontWeight: 600,
    letterSpacing: '-0.02em',
    color: theme.vars.palette.text.primary,
  },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(2),
}));

/** Says that something is on its way, and keeps its room. */
export function Loading({ children }: { children: string }) {
  return (
    <Panel role="status">
      <FieldFragment />
      <p>{children}</p>
    </Panel>
  );
}

interface NoticeProps {
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}

/** Stands where content is missing: what is the matter, and what one can do. */
export function Notice({ title, children, actions }: NoticeProps) {
  return (
    <Panel>
      <FieldFragment />
      {typeof title === 'string' ? <Title>{title}</Title> : title}
      {children}
      {actions && <Actions>{actions}</Actions>}
    </Panel>
  );
}

interface RetryProps {
  isRetrying: boolean;
  onRetry: () => void;
}

/** Asks again, and says while it does. */
export function RetryButton({ isRetrying, onRetry }: RetryProps) {
  return (
    <Button variant="outlined" disabled={isRetrying} onClick={onRetry}>
      {isRetrying ? 'Trying again...' : 'Try again'}
    </Button>
  );
}
