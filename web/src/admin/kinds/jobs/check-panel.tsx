import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { ChevronDownIcon } from '@/shared/ui/icons/arrows';

const Frame = styled('details')(({ theme }) => ({
  flex: '0 1 auto',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '@container (min-width: 60rem)': { minHeight: 54, overflowY: 'auto' },
  // What is long gives way to what is urgent.
  '&[data-minor]': { flexShrink: 4 },
}));

const Summary = styled('summary')(({ theme }) => ({
  // Stays while what it sums up is scrolled below it.
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 52,
  paddingInline: theme.spacing(3, 2),
  backgroundColor: theme.vars.palette.background.paper,
  borderRadius: 'inherit',
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&:focus-visible': { outlineOffset: -3 },
  '& h4': { flex: 1, fontSize: '0.9375rem', fontWeight: 600 },
  '& svg': { flex: 'none', transition: 'transform 150ms' },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
  '@media (prefers-reduced-motion: reduce)': { '& svg': { transition: 'none' } },
}));

const State = styled('span')(({ theme }) => ({
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  '&[data-tone="good"]': { color: theme.vars.palette.primary.main },
  '&[data-tone="note"]': { fontWeight: 600, color: theme.vars.palette.secondary.main },
}));

const Body = styled('div')(({ theme }) => ({
  padding: theme.spacing(0, 3, 2.5),
  fontSize: '0.9375rem',
  lineHeight: 1.5,
}));

interface Props {
  title: string;
  /** What it comes to, in a few words; readable while the panel is closed. */
  state: string;
  tone: 'good' | 'note' | 'plain';
  /** Closed at first, and gives way where there is no room for all panels. */
  isMinor?: boolean;
  children: ReactNode;
}

/** Something that is said about a job while it is written; it can be folded away. */
export function CheckPanel({ title, state, tone, isMinor = false, children }: Props) {
  const id = useId();
  return (
    <Frame open={!isMinor} role="group" aria-labelledby={id} data-minor={isMinor ? '' : undefined}>
      <Summary>
        <h4 id={id}>{title}</h4>
        <State data-tone={tone}>{state}</State>
        <ChevronDownIcon />
      </Summary>
      <Body>{children}</Body>
    </Frame>
  );
}
