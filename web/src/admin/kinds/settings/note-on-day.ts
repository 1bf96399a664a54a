import { isoDate } from '@torque-tide/contract/fields';
import { dayOf } from '@torque-tide/domain/dates';
import { fullDay } from '@torque-tide/domain/full-day';
import { LEGAL_WORDS } from '@torque-tide/domain/texts/legal-rows';
import type { FieldOptions } from '@/admin/fields/field-rows';
import type { FieldNote } from '@/admin/ui/outlined-field';

/** Below the day of a legal text: what visitors are told by it, where that would not be so. */
export const noteOnDay: NonNullable<FieldOptions['note']> = (values, now, begun) => {
  const day = String(values['updated']);
  const today = dayOf(now);
  if (!isoDate.safeParse(day).success) return undefined;
  if (day > today) return plain(`${fullDay(day)} is still to come.`);
  const isSame = (name: string) => values[name] === begun[name];
  if (!isSame('updated') || day === today || LEGAL_WORDS.every(isSame)) return undefined;
  return {
    text: `The words have changed, and the day has not: visitors would read that they are of ${fullDay(day)}.`,
    tone: 'warning',
  };
};

function plain(text: string): FieldNote {
  return { text, tone: 'plain' };
}
