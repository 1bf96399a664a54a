import { styled } from '@mui/material/styles';
import { type PublicationState, STATE_WORDS } from '@torque-tide/domain/publication';
import { createContext, use } from 'react';

/** A word about an item's state. Nobody has to see the colour to understand it. */
export const Badge = styled('span')(({ theme }) => ({
  flex: 'none',
  padding: '1px 10px',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 999,
  '&[data-tone], &[data-state]': { borderColor: 'currentColor' },
  '&[data-tone="good"], &[data-state="live"]': { color: theme.vars.palette.primary.main },
  '&[data-state="draft"]': { borderStyle: 'dotted' },
  '&[data-state="scheduled"]': { color: theme.vars.palette.secondary.main },
  '&[data-state="closed"]': { color: theme.vars.palette.error.main },
  '&[data-tone="off"], &[data-state="inactive"]': {
    color: theme.vars.palette.text.secondary,
    borderStyle: 'dashed',
  },
}));

/** Whether the public site shows an item. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return <Badge data-tone={isActive ? 'good' : 'off'}>{isActive ? 'Active' : 'Inactive'}</Badge>;
}

interface StateProps {
  state: PublicationState;
  /** What is said instead of the word alone. */
  children?: string;
}

/** True around a card that a search found for another reason than the specified ones. */
export const NearMatchContext = createContext(false);

/** Marks a search result that is spelled nearly so, or has the words apart or in other fields. */
export function NearMatch() {
  return use(NearMatchContext) && <Badge data-tone="off">Near match</Badge>;
}

/** The state of an item on the public site. */
export function StateBadge({ state, children = STATE_WORDS[state] }: StateProps) {
  return <Badge data-state={state}>{children}</Badge>;
}
