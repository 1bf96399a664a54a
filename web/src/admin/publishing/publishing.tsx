import type { DraftNote, Publication } from '@torque-tide/contract/publication';
import {
  isReleased,
  isScheduled,
  publicationState,
  STATE_WORDS,
  type Visibility,
} from '@torque-tide/domain/publication';
import * as field from '@/admin/fields/field-rows';
import { clockTime, toMoment } from '@/admin/text/format';
import { Badge } from '@/admin/ui/list-parts';

/** The field for the time when an item, or its draft, goes live. */
export const publishOn = field.moment('Publish on', {
  hint: 'Your local time. Leave it empty to publish now.',
  group: 'Publishing',
  beside: 'dates',
  note: ({ publishAt, isActive }, now) => {
    const time = toMoment(String(publishAt ?? ''));
    if (time === '') return undefined;
    if (isActive === false)
      return { text: 'Inactive items stay hidden after this time too.', tone: 'warning' };
    if (isScheduled({ publishAt: time }, now)) return undefined;
    return { text: 'This time has passed, so saving publishes now.', tone: 'plain' };
  },
});

/** For an item that is always live: the time applies to its draft. */
export const draftPublishOn = {
  ...publishOn,
  // Sent separately from the fields.
  send: () => undefined,
};

/** Returns how a message describes a saved item; undefined if visitors see it at once. */
export function savedAs(item: Visibility, now: Date): string | undefined {
  const state = publicationState(item, now);
  if (state === 'draft') return 'saved as a draft';
  if (state === 'inactive') return 'saved, but inactive: visitors do not see it';
  if (state !== 'scheduled') return undefined;
  return `scheduled for ${clockTime(item.publishAt ?? '', now)}`;
}

/** Returns an item's state for its card, with the time if it is scheduled. */
export function stateText(item: Visibility, now: Date): string {
  const state = publicationState(item, now);
  const word = STATE_WORDS[state];
  return state === 'scheduled' ? `${word} for ${clockTime(item.publishAt ?? '', now)}` : word;
}

/** Returns how a card describes the draft of a live item. */
export function draftText(
  { publishAt, missedAt }: Pick<DraftNote, 'publishAt' | 'missedAt'>,
  now: Date,
): string {
  if (missedAt !== undefined) return `Could not be published on ${clockTime(missedAt, now)}`;
  return publishAt === undefined
    ? 'Draft changes'
    : `Draft changes, live on ${clockTime(publishAt, now)}`;
}

/** True if visitors don't see all of an item yet. */
export function isUnseen(
  item: Publication & { draft?: DraftNote | undefined },
  now: Date,
): boolean {
  return item.draft !== undefined || !isReleased(item, now);
}

/** The state of an item on the public site. */
export function StateBadge({ item, now }: { item: Visibility; now: Date }) {
  return <Badge data-state={publicationState(item, now)}>{stateText(item, now)}</Badge>;
}

/** Says that a live item has a draft, and when that goes live. */
export function DraftBadge({ note }: { note: DraftNote | undefined }) {
  if (!note) return null;
  return (
    <Badge data-state={note.missedAt === undefined ? 'scheduled' : 'closed'}>
      {draftText(note, new Date())}
    </Badge>
  );
}
