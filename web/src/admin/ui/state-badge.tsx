import type { PublicationState } from '@torque-tide/domain/publication';
import { Badge } from './badge';

/** What the state of an item is called everywhere. */
export const STATE_WORDS = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Live',
  filled: 'Filled',
  closed: 'Closed',
  inactive: 'Inactive',
} as const satisfies Record<PublicationState, string>;

/** What an item is to visitors: one word, which has one colour. */
export function StateBadge({ state }: { state: PublicationState }) {
  return <Badge data-state={state}>{STATE_WORDS[state]}</Badge>;
}
