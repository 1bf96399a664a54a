import type { Publication } from '@torque-tide/contract/publication';
import { isScheduled } from '@torque-tide/domain/publication';
import { formatMoment, toMoment } from '@/admin/text/moments';
import * as field from '@/admin/fields/field-rows';
import type { FieldNote } from '@/admin/ui/outlined-field';
import type { FormValue } from '@/admin/fields/form-values';

/**
 * What a button of a form does besides saving: `beside` keeps what is typed beside the live item, and
 * `publishChanges` gives the item what was kept so.
 */
const RELEASES = ['draft', 'publish', 'beside', 'publishChanges'] as const;
export type Release = (typeof RELEASES)[number];

/** What those buttons are called. */
export const RELEASE_WORDS: Readonly<Record<Release, string>> = {
  draft: 'Save draft',
  publish: 'Publish',
  beside: 'Save as draft',
  publishChanges: 'Publish changes',
};

/** The name of those buttons, by which the form's submission tells which one was pressed. */
export const RELEASE_NAME = 'release';

/** Which button has sent a form; undefined for the one that only saves, and for keys. */
export function releaseOf(event: { nativeEvent?: unknown } | undefined): Release | undefined {
  const submitter =
    event?.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : undefined;
  if (!(submitter instanceof HTMLButtonElement) || submitter.name !== RELEASE_NAME)
    return undefined;
  return RELEASES.find((release) => release === submitter.value);
}

/** What is sent of an item's publication, which no field of its form holds. */
export function publicationSent(release: Release | undefined): Pick<Publication, 'isDraft'> {
  return release === 'draft' || release === 'publish' ? { isDraft: release === 'draft' } : {};
}

/** The field for the time at which an item is published by itself. */
export const publishOn = field.moment('Publish on', {
  hint: 'By your clock. Leave it empty to publish at once.',
  note: ({ publishAt }, now) => noteOn(publishAt, now),
});

function noteOn(publishAt: FormValue | undefined, now: Date): FieldNote | undefined {
  const time = toMoment(String(publishAt ?? ''));
  if (time === '') return undefined;
  const text = formatMoment(time);
  return isScheduled({ publishAt: time }, now)
    ? { text: `Visitors see it from ${text} on, unless it is a draft.`, tone: 'plain' }
    : { text: `${text} has passed: it is published at once.`, tone: 'plain' };
}

/** What a list says of an item that was saved; undefined where it is published at once. */
export function savedAs(item: Publication, now: Date): string | undefined {
  if (item.isDraft) return 'saved as a draft';
  if (!item.publishAt || !isScheduled(item, now)) return undefined;
  return `will be published on ${formatMoment(item.publishAt)}`;
}
