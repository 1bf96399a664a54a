import Checkbox from '@mui/material/Checkbox';
import Switch from '@mui/material/Switch';
import { splitLines, splitParagraphs, splitTags } from '@torque-tide/domain/jobs/job-text';
import type { ReactNode } from 'react';
import type { FieldNote } from '@/admin/ui/outlined-field';
import { toMoment } from '@/admin/text/format';
import {
  type ChoiceControl,
  ChoiceInput,
  type FieldProps,
  type Suggest,
  SuggestedField,
  type TextControl,
  TextInput,
  ToggleInput,
} from './form-controls';
import { type FormValue, rowsOf, textOfRows, type Values } from './form-values';
import type { Insert } from './insertable';
import { type ListControl, ListField } from './list-field';
import { TagsField } from './tags-field';

export interface FieldOptions {
  hint?: string;
  /** A note on the form's current and initial values; it never prevents a save. */
  note?: (
    values: Readonly<Values>,
    now: Date,
    begun: Readonly<Record<string, FormValue | undefined>>,
  ) => FieldNote | undefined;
  /** Proposes a new item's value from other fields until the editor types one. */
  proposed?: (values: Readonly<Values>) => string;
  /** Marks the label; the schema does the check. */
  isRequired?: boolean;
  /** Makes the field read-only for an existing item, and replaces `hint`. */
  fixedHint?: string;
  /** Neighbours with the same value share a line. */
  beside?: string;
  /** Neighbours with the same value share a heading. */
  group?: string;
  /** Shorter label within its group. */
  shortLabel?: string;
  /** Returns a value as an editor reads it; by default as the form holds it. */
  show?: (value: string) => string;
  /** A hook that returns the placeholders of the 'Insert a setting' menu. */
  useInserts?: () => readonly Insert[];
}

interface FieldValue<V extends FormValue, Sent, Stored> {
  /** Initial value, and the value shown when nothing is stored. */
  empty: V;
  /** Converts a stored value for the form. */
  read: (stored: Stored) => V;
  /** Converts the form's value for the request; undefined is left out. */
  send: (value: V) => Sent;
}

/** Renders a field. */
type Draw = (props: FieldProps) => ReactNode;

export interface FieldRow<V extends FormValue, Sent, Stored>
  extends FieldOptions, FieldValue<V, Sent, Stored> {
  label: string;
  draw: Draw;
}

/** Stored as shown, sent trimmed. */
export const PLAIN = {
  empty: '',
  read: (stored: string) => stored,
  send: (value: string) => value.trim(),
};

type TextOptions = FieldOptions & TextControl;

function typed<Sent, Stored>(
  label: string,
  { rows, isList, type, placeholder, ...options }: TextOptions,
  value: FieldValue<string, Sent, Stored>,
): FieldRow<string, Sent, Stored> {
  const control = { rows, isList, type, placeholder };
  return { label, draw: (props) => <TextInput {...props} {...control} />, ...value, ...options };
}

/** One line, or with `rows` a text of several. */
export function line(label: string, options: TextOptions = {}) {
  return typed(label, options, PLAIN);
}
export { line as text };

/** One line with suggestions. */
export function suggestedLine(
  label: string,
  { loadSuggest, ...options }: FieldOptions & { loadSuggest: () => Promise<Suggest> },
): FieldRow<string, string, string> {
  const draw: Draw = (props) => <SuggestedField {...props} loadSuggest={loadSuggest} />;
  return { label, draw, ...PLAIN, ...options };
}

/** One line that isn't sent while it is empty. */
export function optionalLine(label: string, options: TextOptions = {}) {
  const send = (value: string) => value.trim() || undefined;
  return typed(label, options, { ...PLAIN, send });
}

/** A time by the editor's clock, stored in UTC. */
export function moment(label: string, options: FieldOptions) {
  // Until somebody types, the form keeps the stored text: a local time has no seconds, and repeats in autumn.
  // Text that isn't a time is sent as typed, to be refused: an empty time would publish at once.
  const send = (value: string) => toMoment(value) || value.trim();
  return typed(label, { ...options, type: 'datetime-local' }, { ...PLAIN, send });
}

export function lines(label: string, options: TextOptions) {
  const send = (value: string) => splitLines(value).join('\n');
  return typed(label, { ...options, isList: true }, { ...PLAIN, send });
}

/** A text that is stored as a list. */
function listed(separator: string, split: (text: string) => string[], isList = false) {
  const read = (stored: readonly string[]) => stored.join(separator);
  return (label: string, options: TextOptions) =>
    typed(label, { ...options, isList }, { ...PLAIN, read, send: split });
}

/** One entry per line. */
export const lineList = listed('\n', splitLines, true);
/** Paragraphs separated by blank lines. */
export const paragraphs = listed('\n\n', splitParagraphs);
/** Comma-separated tags. */
export const tagList = listed(', ', splitTags);

/** A list whose entries have several columns. */
export function rows<T extends Readonly<Record<keyof T, string | number>>>(
  label: string,
  list: Omit<ListControl, 'columns'> & {
    columns: readonly (ListControl['columns'][number] & { name: keyof T & string })[];
  },
  options: FieldOptions = {},
): FieldRow<string, T[], readonly T[]> {
  const { columns } = list;
  const entryOf = (cells: readonly string[]) =>
    Object.fromEntries(
      columns.map(({ name, type }, index) => {
        const cell = cells[index] ?? '';
        return [name, type === 'number' ? wholeOf(cell) : cell.trim()];
      }),
    ) as T;
  return {
    label,
    draw: (props) => <ListField {...props} {...list} />,
    empty: '',
    read: (stored) =>
      textOfRows(stored.map((entry) => columns.map(({ name }) => String(entry[name])))),
    send: (text) => rowsOf(text).map(entryOf),
    show: (text) =>
      rowsOf(text)
        .map((cells) => cells.join(' '))
        .join('\n'),
    ...options,
  };
}

/**
 * An integer; fractions are cut off.
 *
 * @param fallback sent for text that isn't a number; undefined sends nothing
 */
export function integer<F extends number | undefined>(
  label: string,
  fallback: F,
  options: FieldOptions = {},
): FieldRow<string, number | F, number> {
  return typed(
    label,
    { ...options, type: 'number' },
    {
      empty: fallback === undefined ? '' : String(fallback),
      read: String,
      send: (value) => {
        const number = Math.trunc(wholeOf(value));
        return Number.isNaN(number) ? fallback : number;
      },
    },
  );
}

/** A required number; the schema refuses anything else. */
export function whole(label: string, options: FieldOptions = {}) {
  return typed(
    label,
    { ...options, type: 'number', isRequired: true },
    { ...PLAIN, read: String, send: wholeOf },
  );
}

/** Returns NaN for an empty text, unlike `Number`. */
function wholeOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

/** Comma-separated tags with choices, stored as one text. */
export function tags(
  label: string,
  useChoices: () => readonly string[],
  options: FieldOptions = {},
): FieldRow<string, string, string> {
  const send = (value: string) => splitTags(value).join(', ');
  const draw: Draw = (props) => <TagsField {...props} useChoices={useChoices} />;
  return { label, draw, ...PLAIN, send, ...options };
}

export function choice(
  label: string,
  { useChoices, emptyLabel, ...options }: FieldOptions & Required<ChoiceControl>,
): FieldRow<string, string, string> {
  const control = { useChoices, emptyLabel };
  return { label, draw: (props) => <ChoiceInput {...props} {...control} />, ...PLAIN, ...options };
}

/** One of a few words; the first is chosen initially. */
export function oneOf<N extends string>(
  label: string,
  names: readonly [N, ...N[]],
  options: FieldOptions = {},
): FieldRow<string, N, string> {
  const choices = { names };
  const nameOf = (text: string) => names.find((name) => name === text) ?? names[0];
  return {
    label,
    draw: (props) => <ChoiceInput {...props} useChoices={() => choices} />,
    empty: names[0],
    read: nameOf,
    send: nameOf,
    ...options,
  };
}

/** One of a few words, or `none`, which is stored as ''. */
function enumeration<N extends string>(
  label: string,
  none: string,
  names: readonly N[],
  options: FieldOptions = {},
): FieldRow<string, N | '', string> {
  const send = (value: string) => names.find((name) => name === value) ?? '';
  return { ...oneOf<string>(label, [none, ...names], options), send };
}
// `enum` is a keyword: no function can be declared with this name.
export { enumeration as enum };

/** A yes or no that can stay undecided. */
export function yesOrNo(
  label: string,
  options: FieldOptions = {},
): FieldRow<string, boolean | '', boolean> {
  return {
    ...enumeration(label, 'Not said', ['Yes', 'No'], options),
    read: (stored) => (stored ? 'Yes' : 'No'),
    send: (value) => (value === 'Not said' ? '' : value === 'Yes'),
  };
}

/** A switch. */
export function toggle(
  label: string,
  isOnAtFirst: boolean,
  hint: string,
): FieldRow<boolean, boolean, boolean> {
  return { ...checkbox(label, isOnAtFirst, Switch), hint };
}

export function checkbox(
  label: string,
  isOnAtFirst: boolean,
  Toggle: typeof Checkbox | typeof Switch = Checkbox,
): FieldRow<boolean, boolean, boolean> {
  const asItIs = (value: boolean) => value;
  const draw: Draw = (props) => <ToggleInput {...props} Toggle={Toggle} />;
  return { label, draw, empty: isOnAtFirst, read: asItIs, send: asItIs };
}

/** Gives a row a path that differs from its name, such as 'stats.year'. */
export function at<P extends string, V extends FormValue, Sent, Stored>(
  path: P,
  row: FieldRow<V, Sent, Stored>,
): FieldRow<V, Sent, Stored> & { path: P } {
  return { ...row, path };
}

export function group<const R extends Readonly<Record<string, FieldOptions>>>(
  name: string,
  members: R,
): R {
  const named = Object.entries(members).map(([key, row]) => [key, { ...row, group: name }]);
  return Object.fromEntries(named) as R;
}
