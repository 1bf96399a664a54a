import type { MediaUse } from '@torque-tide/contract/media';
import { splitLines, splitParagraphs, splitTags } from '@torque-tide/domain/jobs/job-text';
import { type FieldKind, type FormValue, cellsOf, textOfCells } from './form-values';
import type { FieldNote } from '@/admin/ui/outlined-field';
import type { Insert } from './insertable';
import { toMoment } from '@/admin/text/moments';

/** What a choice offers, and what to say where that could not be loaded. */
export interface Choices {
  names: readonly string[];
  /** What a name reads as, where that is not itself. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** What a stored name reads as that is no longer among them. */
  missing?: string | undefined;
  problem?: string | undefined;
}

/** A text as the browser's controls know it; with more than one of `rows` it is a text area. */
export interface TextControl {
  rows?: number | undefined;
  type?: 'url' | 'number' | 'date' | 'datetime-local' | 'email' | 'tel' | undefined;
  placeholder?: string | undefined;
}

export interface ChoiceControl {
  /** A hook: the names may have to be loaded. */
  useChoices: () => Choices;
  /** What no choice reads as, where there may be none. */
  emptyLabel?: string;
}

/** A text that can be taken for what is typed. */
export interface Suggestion {
  /** What it reads as in the list. */
  label: string;
  /** What the field holds once it is taken. */
  text: string;
}

/** What can be taken for what is typed into a field, by what else the form holds. */
export type Suggest = (
  typed: string,
  values: Readonly<Record<string, FormValue>>,
) => readonly Suggestion[];

/** A list whose entries have several parts, each with an input of its own. */
export interface ListControl {
  /** One entry, in lower case: 'price'. */
  entryName: string;
  columns: readonly {
    label: string;
    type?: 'number';
    /** Its share of the line, beside the others; without one it has a line of its own. */
    width?: number;
    rows?: number;
  }[];
  least: number;
  most: number;
  /** Its entries can change places. */
  isOrdered: boolean;
  /** The parts of each entry of the text that the form holds. */
  cellsOf: (text: string) => readonly (readonly string[])[];
  textOf: (entries: readonly (readonly string[])[]) => string;
}

/** The sorts of control, each with the props that it alone has; `form-inputs.tsx` draws them. */
export interface FieldControls {
  text: TextControl;
  choice: ChoiceControl;
  /** One of very few names, or none. */
  radios: { names: readonly string[]; emptyLabel: string };
  /** A line with suggestions, of which anything else may be typed as well. */
  suggested: {
    /** Gets what makes them, once the field is used. */
    loadSuggest: () => Promise<Suggest>;
  };
  picture: {
    use: MediaUse;
    /** Stands beside the button that chooses a file. */
    fileHint: string;
  };
  tags: { useChoices: () => readonly string[] };
  list: ListControl;
  switch: object;
  checkbox: object;
}

export type FieldControl<K extends keyof FieldControls = keyof FieldControls> = {
  [As in K]: { as: As } & FieldControls[As];
}[K];

/** What a form says about a field, and where the field stands in it. */
export interface FieldOptions {
  hint?: string;
  /** A remark below the field on what the form holds now, and began with; it never stops a save. */
  note?: (
    values: Readonly<Record<string, FormValue>>,
    now: Date,
    begun: Readonly<Record<string, FormValue | undefined>>,
  ) => FieldNote | undefined;
  /** What a new item gets here, of what is typed elsewhere, as long as nothing else is typed. */
  proposed?: (values: Readonly<Record<string, FormValue>>) => string;
  /** Marks the label, also for screen readers; the check itself is the schema's. */
  isRequired?: boolean;
  /** Makes the field read-only once the item exists, and is then shown in place of `hint`. */
  fixedHint?: string;
  /** Neighbours with the same name here stand beside each other, where there is room. */
  beside?: string;
  /** Neighbours with the same group stand under its name. */
  group?: string;
  /** What the field is called within its group, where that is shorter. */
  shortLabel?: string;
  /** A hook that returns what a menu offers to put into the text. */
  useInserts?: () => readonly Insert[];
}

/** How a field's value is kept, shown and sent. */
interface FieldValue<V extends FormValue, Sent, Stored> {
  kind: FieldKind;
  /** What a new item begins with, and what the form shows where nothing is stored. */
  empty: V;
  /** What the form shows of a stored value; a missing one shows as `empty`. */
  read: (stored: Stored) => V;
  /** What is sent for what was typed; undefined is left out. */
  send: (value: V) => Sent;
}

/** Everything about one field of an admin form. */
export interface FieldRow<V extends FormValue, Sent, Stored>
  extends FieldOptions, FieldValue<V, Sent, Stored> {
  label: string;
  control: FieldControl;
}

/** A text that is stored as it is shown, and sent without the space around it. */
const PLAIN = {
  empty: '',
  read: (stored: string) => stored,
  send: (value: string) => value.trim(),
};

type TextOptions = FieldOptions & TextControl;

function typed<Sent, Stored>(
  label: string,
  { rows, type, placeholder, ...options }: TextOptions,
  value: FieldValue<string, Sent, Stored>,
): FieldRow<string, Sent, Stored> {
  return { label, control: { as: 'text', rows, type, placeholder }, ...value, ...options };
}

/** One line of text. */
export function line(label: string, options: TextOptions = {}) {
  return typed(label, options, { ...PLAIN, kind: 'line' });
}

/** One line of text for which something is suggested while it is typed. */
export function suggestedLine(
  label: string,
  { loadSuggest, ...options }: FieldOptions & FieldControls['suggested'],
): FieldRow<string, string, string> {
  return { label, control: { as: 'suggested', loadSuggest }, ...PLAIN, kind: 'line', ...options };
}

/** One line of text that is left out of what is sent while it is empty. */
export function optionalLine(label: string, options: TextOptions = {}) {
  const send = (value: string) => value.trim() || undefined;
  return typed(label, options, { ...PLAIN, kind: 'line', send });
}

/** Running text. */
export function text(label: string, options: TextOptions) {
  return typed(label, options, { ...PLAIN, kind: 'text' });
}

/** One line that is a whole, such as an address or a day. */
export function atomic(label: string, options: TextOptions) {
  return typed(label, options, { ...PLAIN, kind: 'choice' });
}

/** The address of a picture, which may be sent as a file. */
export function picture(
  label: string,
  { fileHint, use, ...options }: FieldOptions & FieldControls['picture'],
): FieldRow<string, string, string> {
  return {
    label,
    control: { as: 'picture', fileHint, use },
    ...PLAIN,
    kind: 'choice',
    ...options,
  };
}

/** A point in time, typed and shown by the clock of the person who edits, and stored as UTC. */
export function moment(label: string, options: FieldOptions) {
  // The form holds what is stored until somebody types: a local time has no seconds, and comes twice in autumn.
  // What is no time is sent as it is, so that it is refused: an empty time would publish at once.
  const send = (value: string) => toMoment(value) || value.trim();
  return typed(label, { ...options, type: 'datetime-local' }, { ...PLAIN, kind: 'choice', send });
}

/** Text with one entry a line. */
export function lines(label: string, options: TextOptions) {
  const send = (value: string) => splitLines(value).join('\n');
  return typed(label, options, { ...PLAIN, kind: 'lines', send });
}

/** Text with one entry a line, stored as a list. */
export function lineList(label: string, options: TextOptions) {
  const read = (stored: readonly string[]) => stored.join('\n');
  return typed(label, options, { ...PLAIN, kind: 'lines', read, send: splitLines });
}

/**
 * A list whose entries have several parts, a column for each by its name. The form holds a line for each
 * entry.
 *
 * @param between what stands between the parts in such a line: one less than there are columns
 */
export function rows<T extends Readonly<Record<keyof T, string | number>>>(
  label: string,
  {
    columns,
    between,
    ...control
  }: Pick<ListControl, 'entryName' | 'most'> & {
    columns: readonly (ListControl['columns'][number] & { name: keyof T & string })[];
    between: readonly string[];
  },
  options: FieldOptions = {},
): FieldRow<string, T[], readonly T[]> {
  const parts: Pick<ListControl, 'cellsOf' | 'textOf'> = {
    cellsOf: (text) => cellsOf(text, between),
    textOf: (entries) => textOfCells(entries, between),
  };
  const entryOf = (cells: readonly string[]) =>
    Object.fromEntries(
      columns.map(({ name, type }, index) => {
        const cell = cells[index] ?? '';
        return [name, type === 'number' ? wholeOf(cell) : cell.trim()];
      }),
    ) as T;
  return {
    label,
    control: { as: 'list', least: 0, isOrdered: false, columns, ...parts, ...control },
    kind: 'lines',
    empty: '',
    read: (stored) =>
      parts.textOf(stored.map((entry) => columns.map(({ name }) => String(entry[name])))),
    send: (text) => parts.cellsOf(text).map(entryOf),
    ...options,
  };
}

/** Paragraphs with blank lines between them, stored as a list. */
export function paragraphs(label: string, options: TextOptions) {
  const read = (stored: readonly string[]) => stored.join('\n\n');
  return typed(label, options, { ...PLAIN, kind: 'text', read, send: splitParagraphs });
}

/** Tags with commas between them, stored as a list. */
export function tagList(label: string, options: TextOptions) {
  const read = (stored: readonly string[]) => stored.join(', ');
  return typed(label, options, { ...PLAIN, kind: 'tags', read, send: splitTags });
}

/**
 * A whole number; a fraction is cut off.
 *
 * @param fallback what is sent for a text that is no number; undefined sends nothing
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
      kind: 'choice',
      empty: fallback === undefined ? '' : String(fallback),
      read: String,
      send: (value) => {
        const number = Math.trunc(wholeOf(value));
        return Number.isNaN(number) ? fallback : number;
      },
    },
  );
}

/** A whole number that must be there; anything else is for the schema to refuse. */
export function whole(label: string, options: FieldOptions = {}) {
  return typed(
    label,
    { ...options, type: 'number', isRequired: true },
    { ...PLAIN, kind: 'choice', read: String, send: wholeOf },
  );
}

/** The number that a text says, which is none where it says nothing. */
function wholeOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

/** Tags with commas between them, stored as they are; some are offered. */
export function tags(
  label: string,
  useChoices: () => readonly string[],
  options: FieldOptions = {},
): FieldRow<string, string, string> {
  const send = (value: string) => splitTags(value).join(', ');
  return { label, control: { as: 'tags', useChoices }, ...PLAIN, kind: 'tags', send, ...options };
}

/** One of several names, or none. */
export function choice(
  label: string,
  { useChoices, emptyLabel, ...options }: FieldOptions & Required<ChoiceControl>,
): FieldRow<string, string, string> {
  const control = { as: 'choice', useChoices, emptyLabel } as const;
  return { label, control, ...PLAIN, kind: 'choice', ...options };
}

/** One of a few words. The first, `none`, is stored as an empty text. */
function enumeration<N extends string>(
  label: string,
  none: string,
  names: readonly N[],
  options: FieldOptions = {},
): FieldRow<string, N | '', string> {
  const choices = { names: [none, ...names] };
  return {
    label,
    control: { as: 'choice', useChoices: () => choices },
    kind: 'choice',
    empty: none,
    read: (stored: string) => names.find((name) => name === stored) ?? none,
    send: (value) => names.find((name) => name === value) ?? '',
    ...options,
  };
}
// `enum` is a keyword: no function can be declared with this name.
export { enumeration as enum };

/** A yes or no that may stay open: nothing is stored until one of them is chosen. */
export function yesOrNo(
  label: string,
  options: FieldOptions = {},
): FieldRow<string, boolean | '', boolean> {
  return {
    label,
    control: { as: 'radios', names: ['Yes', 'No'], emptyLabel: 'Not said' },
    kind: 'choice',
    empty: '',
    read: (stored) => (stored ? 'Yes' : 'No'),
    send: (value) => (value === '' ? '' : value === 'Yes'),
    ...options,
  };
}

/** A switch; the hint says what switching it on does. */
export function toggle(label: string, isOnAtFirst: boolean, hint: string) {
  return { ...checkbox(label, isOnAtFirst), control: { as: 'switch' }, hint } as const;
}

export function checkbox(label: string, isOnAtFirst: boolean): FieldRow<boolean, boolean, boolean> {
  const asItIs = (value: boolean) => value;
  const control = { as: 'checkbox' } as const;
  return { label, control, kind: 'choice', empty: isOnAtFirst, read: asItIs, send: asItIs };
}

/** A row for a value that the item has at another path than the field's name, such as 'stats.year'. */
export function at<P extends string, V extends FormValue, Sent, Stored>(
  path: P,
  row: FieldRow<V, Sent, Stored>,
): FieldRow<V, Sent, Stored> & { path: P } {
  return { ...row, path };
}

/** Rows that stand under the name of a group. */
export function group<const R extends Readonly<Record<string, FieldOptions>>>(
  name: string,
  members: R,
): R {
  const named = Object.entries(members).map(([key, row]) => [key, { ...row, group: name }]);
  return Object.fromEntries(named) as R;
}
