import type { ChangedValue, FieldChange } from '@torque-tide/contract/versions';
import { diffWordsWithSpace } from 'diff';
import { formatMoment } from './moments';

/** A part of a text: both sides have it, or only the earlier or the later one. */
export interface DiffSpan {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** How a field's change reads best. */
export interface ChangeView {
  /** Two values, of which one may be none, or one text with its changes marked. */
  form: 'values' | 'text';
  spans: DiffSpan[];
}

/** Texts from this length on are compared word by word, shorter ones are shown as two values. */
const COMPARED_FROM = 60;
/** With less than this share in common, so much of a text would be marked that it could not be read. */
const MIN_SHARED = 0.3;
/** More changes than these take too long to find, and nobody reads them one by one. */
const MAX_CHANGES = 2_000;
/** How much of what is shared is shown before and after a change, in characters. */
const CONTEXT = 60;

/** Returns what the history shows of a field's change. */
export function viewChange({ before, after }: Pick<FieldChange, 'before' | 'after'>): ChangeView {
  const [was, is] = [textOf(before), textOf(after)];
  if (before !== null && after !== null && Math.max(was.length, is.length) >= COMPARED_FROM) {
    const spans = compare(was, is);
    if (spans) return { form: 'text', spans: spans.map(shorten) };
  }
  const values: DiffSpan[] = [];
  if (before !== null) values.push({ kind: 'removed', text: was });
  if (after !== null) values.push({ kind: 'added', text: is });
  return { form: 'values', spans: values };
}

/** Returns a text with the words marked as added that another lacks, and a little of what both share. */
export function excerptOf(text: string, other: string): DiffSpan[] {
  const spans = compare(other, text)?.filter(({ kind }) => kind !== 'removed');
  return spans?.map(shorten) ?? [{ kind: 'same', text }];
}

/** Undefined for texts with too little in common to be read as one. */
function compare(before: string, after: string): DiffSpan[] | undefined {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MAX_CHANGES });
  const spans = changes?.map(({ value, added, removed }): DiffSpan => {
    return { kind: added ? 'added' : removed ? 'removed' : 'same', text: value };
  });
  const same = spans?.filter(({ kind }) => kind === 'same') ?? [];
  const shared = same.reduce((sum, { text }) => sum + text.length, 0);
  return shared < MIN_SHARED * Math.max(before.length, after.length) ? undefined : spans;
}

/** A value as a person reads it; what is a list stands one below the other. */
function textOf(value: ChangedValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join('\n');
  const text = String(value ?? '');
  return ISO_MOMENT.test(text) ? formatMoment(text) : text;
}

const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Leaves out the middle of what is shared. */
function shorten({ kind, text }: DiffSpan, index: number, all: readonly DiffSpan[]): DiffSpan {
  if (kind !== 'same') return { kind, text };
  const head = index === 0 ? '' : upToWord(text.slice(0, CONTEXT));
  const tail = index === all.length - 1 ? '' : fromWord(text.slice(-CONTEXT));
  // Leaving out a word or two would save nothing.
  const isLong = text.length > head.length + tail.length + CONTEXT / 2;
  return { kind, text: isLong ? [head, '…', tail].filter(Boolean).join(' ') : text };
}

function upToWord(head: string): string {
  return head.slice(0, head.lastIndexOf(' ') + 1).trimEnd();
}

function fromWord(tail: string): string {
  return tail.slice(tail.indexOf(' ') + 1).trimStart();
}
