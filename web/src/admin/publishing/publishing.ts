import type { PendingNote } from '@torque-tide/contract/pending';
import { longDay } from '@torque-tide/domain/dates';
import {
  isScheduled,
  type PublicationState,
  publicationState,
  stateOnceReleased,
  type Visibility,
} from '@torque-tide/domain/publication';
import { clockTime, formatMoment, toMoment } from '@/admin/text/moments';
import * as field from '@/admin/fields/field-rows';
import type { FieldNote } from '@/admin/ui/outlined-field';
import type { FormValue } from '@/admin/fields/form-values';

/** The group of a form's fields that decide what visitors see; at its head stands what they see now. */
export const VISIBILITY = 'Visibility';

const BY_CLOCK = 'By your clock. Leave it empty to publish at once.';

/** The field for the time at which an item is published by itself. */
export const publishOn = field.moment('Publish on', {
  hint: BY_CLOCK,
  group: VISIBILITY,
  beside: 'dates',
  note: ({ publishAt, isActive }, now) => {
    const note = noteOn(publishAt, now, ', unless it is a draft');
    if (!note || isActive !== false) return note;
    const time = formatMoment(toMoment(String(publishAt)));
    return { text: `From ${time} on nobody sees it: it is not active.`, tone: 'warning' };
  },
});

/** When unpublished changes of what is always published become public: it has no time of its own. */
export const changesPublishOn = {
  ...field.moment('Publish on', {
    hint: BY_CLOCK,
    group: 'Publication',
    note: ({ publishAt }, now) => noteOn(publishAt, now),
  }),
  // The time goes beside what is sent.
  send: () => undefined,
};

/** What becomes of what stands in a form by the time that is typed. */
function noteOn(typed: FormValue | undefined, now: Date, unless = ''): FieldNote | undefined {
  const time = toMoment(String(typed ?? ''));
  if (time === '') return undefined;
  const text = isScheduled({ publishAt: time }, now)
    ? `Visitors see what stands in this form from ${formatMoment(time)} on${unless}.`
    : `${formatMoment(time)} has passed: it is published at once.`;
  return { text, tone: 'plain' };
}

/** What a message says of an item that was saved; undefined where visitors see it at once. */
export function savedAs(item: Visibility, now: Date): string | undefined {
  const state = publicationState(item, now);
  if (state === 'draft') return 'saved as a draft';
  if (state === 'inactive') return 'saved, but not active: visitors do not see it';
  if (state !== 'scheduled') return undefined;
  return `will be published on ${formatMoment(item.publishAt ?? '')}`;
}

/**
 * What visitors see of an item at a time, in one sentence.
 *
 * @param noun what it is called, in lower case: 'job'
 */
export function visibilityText(item: Visibility, noun: string, now: Date): string {
  return SENTENCES[publicationState(item, now)](item, noun, now);
}

const FILLED = 'read that this role has been filled';
const CLOSED = 'read that this role is closed';

const SENTENCES: Readonly<Record<PublicationState, typeof visibilityText>> = {
  draft: (_, noun) => `Visitors do not see this ${noun}: it is a draft.`,
  inactive: (_, noun) => `Visitors do not see this ${noun}: it is not active.`,
  scheduled: (item, noun, now) => {
    const text = fromText(item, noun, new Date(item.publishAt ?? now));
    return stateOnceReleased(item, now) === 'live' ? `${text} Nobody sees it before.` : text;
  },
  filled: () => `Visitors ${FILLED}.`,
  closed: ({ closesAt = '' }) => `Visitors ${CLOSED}: ${longDay(closesAt)} has passed.`,
  live: (item, noun) => `Visitors see this ${noun} now${untilText(item)}.`,
};

/** What visitors see of an item from a time on, at which it is published. */
function fromText(item: Visibility, noun: string, at: Date): string {
  const from = `From ${formatMoment(at.toISOString())} on visitors`;
  const then = publicationState(item, at);
  if (then === 'filled') return `${from} ${FILLED}.`;
  if (then === 'closed') return `${from} ${CLOSED}, since its closing date comes first.`;
  if (then === 'live') return `${from} see this ${noun}${untilText(item)}.`;
  return `${from} do not see this ${noun}${then === 'inactive' ? ': it is not active' : ''}.`;
}

/**
 * What becomes of changes that are published by themselves, in one or two sentences.
 *
 * @param changed the item with the changes, without their time
 * @param at when they are published
 */
export function scheduleText(changed: Visibility, noun: string, at: Date): string {
  return `${fromText(changed, noun, at)} Until then what they see stays as it is.`;
}

/** What is known of changes beside a live item. */
type Waiting = Pick<PendingNote, 'publishAt' | 'heldSince' | 'clashes'>;

/** True where the clock would publish changes and the item says otherwise by now, or did so at their time. */
export function isHeldBack({ publishAt, heldSince, clashes = [] }: Waiting): boolean {
  return heldSince !== undefined || (publishAt !== undefined && clashes.length > 0);
}

/** What is said of changes beside a live item on its card; `short` is what of it the eye needs there. */
export function pendingWords(note: Waiting, now: Date): { text: string; short: string } {
  if (isHeldBack(note)) return { text: 'Changes held back', short: 'held back' };
  if (note.publishAt === undefined) return { text: 'Unpublished changes', short: 'changes' };
  const time = clockTime(note.publishAt, now);
  return { text: `Changes on ${time}`, short: time };
}

function untilText({ closesAt }: Visibility): string {
  return closesAt ? `, until ${longDay(closesAt)}` : '';
}
