import { longDay } from '@torque-tide/domain/dates';
import {
  isScheduled,
  type PublicationState,
  publicationState,
  stateOnceReleased,
  type Visibility,
} from '@torque-tide/domain/publication';
import { formatMoment, toMoment } from '@/admin/text/moments';
import * as field from '@/admin/fields/field-rows';
import type { FieldNote } from '@/admin/ui/outlined-field';
import type { FormValue } from '@/admin/fields/form-values';

/** The group of a form's fields that decide what visitors see; at its head stands what they see now. */
export const VISIBILITY = 'Visibility';

/** The field for the time at which an item is published by itself. */
export const publishOn = field.moment('Publish on', {
  hint: 'By your clock. Leave it empty to publish at once.',
  group: VISIBILITY,
  beside: 'dates',
  note: ({ publishAt, isActive }, now) => noteOn(publishAt, isActive === false, now),
});

function noteOn(
  publishAt: FormValue | undefined,
  isInactive: boolean,
  now: Date,
): FieldNote | undefined {
  const time = toMoment(String(publishAt ?? ''));
  if (time === '') return undefined;
  if (isInactive) return { text: 'Changes nothing while it is not active.', tone: 'warning' };
  const text = formatMoment(time);
  return isScheduled({ publishAt: time }, now)
    ? { text: `Visitors see it from ${text} on, unless it is a draft.`, tone: 'plain' }
    : { text: `${text} has passed: it is published at once.`, tone: 'plain' };
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
    const from = `From ${formatMoment(item.publishAt ?? '')} on visitors`;
    const then = stateOnceReleased(item, now);
    if (then === 'filled') return `${from} ${FILLED}.`;
    if (then === 'closed') return `${from} ${CLOSED}, since its closing date comes first.`;
    return `${from} see this ${noun}${untilText(item)}. Nobody sees it before.`;
  },
  filled: () => `Visitors ${FILLED}.`,
  closed: ({ closesAt = '' }) => `Visitors ${CLOSED}: ${longDay(closesAt)} has passed.`,
  live: (item, noun) => `Visitors see this ${noun} now${untilText(item)}.`,
};

function untilText({ closesAt }: Visibility): string {
  return closesAt ? `, until ${longDay(closesAt)}` : '';
}
