import type { Publication } from '@torque-tide/contract/publication';
import { isScheduled } from '@torque-tide/domain/publication';
import { formatMoment, toMoment } from '@/admin/text/moments';
import * as field from '@/admin/fields/field-rows';
import type { FieldNote } from '@/admin/ui/outlined-field';
import type { FormValue } from '@/admin/fields/form-values';

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
