import type { TextEntry } from '@torque-tide/contract/page-texts';
import { entriesOf, textOfEntries } from './entries-text';
import type { EntriesControl, FieldOptions, FieldRow } from './field-rows';

/** A list whose entries have a heading and a text. A file of its own: few forms have one. */
export function entries(
  label: string,
  control: EntriesControl,
  options: FieldOptions = {},
): FieldRow<string, TextEntry[], readonly TextEntry[]> {
  return {
    label,
    control: { as: 'entries', ...control },
    merge: 'text',
    empty: '',
    read: textOfEntries,
    send: (text) =>
      entriesOf(text).map((entry) => ({ title: entry.title.trim(), text: entry.text.trim() })),
    ...options,
  };
}
