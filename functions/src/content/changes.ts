import {
  CHANGE_TEXT_MAX,
  type ChangedValue,
  type FieldChange,
} from '@torque-tide/contract/versions';
import { type DocumentData, Timestamp } from '@google-cloud/firestore';
import { isDeepStrictEqual } from 'node:util';
import { cutText } from '@torque-tide/domain/plain-text';
import { isPlain } from './document';

const CONTEXT = 80;
const PARAGRAPH = '\n\n';

/** Switches whose absence means off. */
const OFF_WITHOUT_VALUE: ReadonlySet<string> = new Set(['isDraft', 'isFilled']);

/** True if the save only stores a default, as an item's first save does. */
function isUnchanged({ field, before, after }: FieldChange): boolean {
  const isOff = (value: ChangedValue) => value === null || value === false;
  return OFF_WITHOUT_VALUE.has(field) && isOff(before) && isOff(after);
}

/** Returns the differences between two states of an item, sorted by field. */
export function changesBetween(before: DocumentData, after: DocumentData): FieldChange[] {
  const was = new Map(flatten(before));
  const is = new Map(flatten(after));
  return [...new Set([...is.keys(), ...was.keys()])].sort().flatMap((field) => {
    const change = { before: was.get(field) ?? null, after: is.get(field) ?? null };
    const isNone =
      isDeepStrictEqual(change.before, change.after) || isUnchanged({ field, ...change });
    return isNone ? [] : [{ field, ...shorten(change) }];
  });
}

function flatten(data: object, prefix = ''): [field: string, value: ChangedValue][] {
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    const field = `${prefix}${key}`;
    if (isPlain(value)) return flatten(value, `${field}.`);
    return [[field, toChangedValue(value)]];
  });
}

/** Stored content has several empty values; none of them differs from another. */
function toChangedValue(value: unknown): ChangedValue {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) {
    return value.length === 0 ? null : value;
  }
  return JSON.stringify(value, inOrder);
}

/** Firestore returns the keys of a map in no order. */
function inOrder(_name: string, value: unknown): unknown {
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

type Sides = Pick<FieldChange, 'before' | 'after'>;

/** Cuts long texts to the part where they begin to differ. */
function shorten({ before, after }: Sides): Sides {
  const was = toText(before);
  const is = toText(after);
  if (was.length <= CHANGE_TEXT_MAX && is.length <= CHANGE_TEXT_MAX) return { before, after };
  const start = Math.max(0, sharedLength(was, is) - CONTEXT);
  return {
    before: before === null ? null : excerpt(was, start),
    after: after === null ? null : excerpt(is, start),
  };
}

function toText(value: ChangedValue): string {
  return Array.isArray(value) ? value.join(PARAGRAPH) : String(value ?? '');
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Returns at most `CHANGE_TEXT_MAX` characters from `start` on, with '…' for omitted text. */
function excerpt(text: string, start: number): string {
  const end = start + CHANGE_TEXT_MAX - 2;
  return `${start > 0 ? '…' : ''}${cutText(text, start, end)}${end < text.length ? '…' : ''}`;
}
