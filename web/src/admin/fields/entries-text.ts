import type { TextEntry } from '@torque-tide/contract/page-texts';
import type { FieldOptions, FieldRow, ListControl } from './field-rows';

/*
 * A list of headings with texts, which the form holds as one text: each entry starts with '#
 * heading' after a blank line. This way it is kept, compared, merged and pasted like any text.
 */

const MARK = '# ';
const BETWEEN = `\n\n${MARK}`;

export function entriesOf(text: string): TextEntry[] {
  if (text === '') return [];
  const body = text.startsWith(MARK) ? text.slice(MARK.length) : text;
  return body.split(BETWEEN).map((part) => {
    const end = part.indexOf('\n');
    return end < 0
      ? { title: part, text: '' }
      : { title: part.slice(0, end), text: part.slice(end + 1) };
  });
}

export function textOfEntries(entries: readonly TextEntry[]): string {
  return entries
    .map(({ title, text }, index) => `${index === 0 ? MARK : BETWEEN}${title}\n${text}`)
    .join('');
}

type EntriesControl = Pick<ListControl, 'entryName' | 'least' | 'most'> & {
  titleLabel: string;
  textLabel: string;
};

/** A list of headings with texts. In its own file, since few forms have one. */
export function entries(
  label: string,
  { titleLabel, textLabel, ...control }: EntriesControl,
  options: FieldOptions,
): FieldRow<string, TextEntry[], readonly TextEntry[]> {
  return {
    label,
    control: {
      as: 'list',
      columns: [{ label: titleLabel }, { label: textLabel, rows: 3 }],
      isOrdered: true,
      cellsOf: (text) => entriesOf(text).map((entry) => [entry.title, entry.text]),
      textOf: (cells) => textOfEntries(cells.map(([title = '', text = '']) => ({ title, text }))),
      ...control,
    },
    empty: '',
    read: textOfEntries,
    send: (text) =>
      entriesOf(text).map((entry) => ({ title: entry.title.trim(), text: entry.text.trim() })),
    ...options,
  };
}
