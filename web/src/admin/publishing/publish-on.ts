import { isScheduled } from '@torque-tide/domain/publication';
import * as field from '@/admin/fields/field-rows';
import { formatMoment, toMoment } from '@/admin/text/moments';
import type { FieldNote } from '@/admin/ui/outlined-field';

/** When unpublished changes of what is always published become public: it has no time of its own. */
export const publishOn = {
  ...field.moment('Publish on', {
    group: 'Publication',
    hint: 'By your clock. Leave it empty to publish at once.',
    note: ({ publishAt }, now) => noteOn(String(publishAt ?? ''), now),
  }),
  // The time goes beside what is sent.
  send: () => undefined,
};

function noteOn(typed: string, now: Date): FieldNote | undefined {
  const time = toMoment(typed);
  if (time === '') return undefined;
  return {
    text: isScheduled({ publishAt: time }, now)
      ? `Visitors see what stands in this form from ${formatMoment(time)} on.`
      : `${formatMoment(time)} has passed: it is published at once.`,
    tone: 'plain',
  };
}
