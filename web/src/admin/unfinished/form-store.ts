import { itemVersion } from '@torque-tide/contract/fields';
import {
  UNFINISHED_FORM_DAYS,
  unfinishedFormSummarySchema,
} from '@torque-tide/contract/unfinished-forms';
import * as z from 'zod/mini';
import { createStoredText } from '@/shared/browser/stored-choice';

const DAY = 24 * 60 * 60 * 1000;
/** Browsers hold forms under this name since they were called drafts. */
const PREFIX = 'draft:';
const GIVEN_UP = 'discarded:';

/** Of any length: this browser keeps what is too long for the account, too. */
const valuesSchema = z.record(z.string(), z.union([z.string(), z.boolean()]));

/**
 * What this browser keeps of an unfinished form. One of a `format` that this code does not know is as good
 * as none.
 */
const keptFormSchema = z.object({
  ...z.omit(unfinishedFormSummarySchema, { browser: true, version: true }).shape,
  format: z.literal(2),
  values: valuesSchema,
  /** What the edit began with, to find later what both sides changed; null for a new item. */
  base: z.nullable(z.object({ version: itemVersion, values: valuesSchema })),
  /** The server's version that it stands on; null where the server has none. */
  version: z.nullable(itemVersion),
  /** Whether the server has it as it is here. */
  isSent: z.boolean(),
});

/** An unfinished form, as it was left. */
export type KeptForm = Omit<z.infer<typeof keptFormSchema>, 'format'>;

/** When it was typed, and in which tab: two copies with the same stamp are one. */
export type Stamp = Pick<KeptForm, 'savedAt' | 'writer'>;

export function isSameStamp(a: Stamp, b: Stamp): boolean {
  return a.savedAt === b.savedAt && a.writer === b.writer;
}

/** The unfinished forms of one account in this browser; another admin of the same browser is not offered them. */
export type FormStore = ReturnType<typeof openFormStore>;

export function openFormStore(username: string) {
  const nameOf = (prefix: string, id: string) => `${prefix}${username}:${id}`;
  const textOf = (prefix: string, id: string) => createStoredText(nameOf(prefix, id));
  const idsBelow = (prefix: string) =>
    namesBelow(nameOf(prefix, '')).map((name) => name.slice(nameOf(prefix, '').length));

  /** The form of an id, if there is one that has not expired. */
  const read = (id: string) => readAt(nameOf(PREFIX, id));

  return {
    read,
    list: (): KeptForm[] => idsBelow(PREFIX).flatMap((id) => read(id) ?? []),

    /**
     * Keeps a form. Only forms that edit content call this: no password ever comes here.
     *
     * @returns false when the browser does not let it, because storage is full or blocked
     */
    write: (form: KeptForm): boolean =>
      textOf(PREFIX, form.id).write(JSON.stringify({ format: 2, ...form })),

    remove: (id: string) => textOf(PREFIX, id).write(null),

    /** What was given up here and the server may still have, by the version that it had then. */
    givenUp: {
      list: (): { id: string; version: number }[] =>
        idsBelow(GIVEN_UP).map((id) => ({
          id,
          version: Number(textOf(GIVEN_UP, id).read()) || 0,
        })),
      add: (id: string, version: number) => textOf(GIVEN_UP, id).write(String(version)),
      remove: (id: string) => textOf(GIVEN_UP, id).write(null),
    },
  };
}

/** True where this browser keeps an unfinished form, whoever left it. */
export function hasUnfinishedForms(): boolean {
  return namesBelow(PREFIX).length > 0;
}

/** Removes every form that is too old or unreadable, whoever left it. */
export function sweepForms(): void {
  for (const name of namesBelow(PREFIX)) if (!readAt(name)) createStoredText(name).write(null);
}

function namesBelow(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(start));
  } catch {
    // Blocked storage holds nothing.
    return [];
  }
}

/** Undefined for what is too old or unreadable. */
function readAt(name: string): KeptForm | undefined {
  try {
    const stored: unknown = JSON.parse(createStoredText(name).read() ?? '');
    const { format: _format, ...form } = keptFormSchema.parse(stored);
    const age = Date.now() - Date.parse(form.savedAt);
    return age > UNFINISHED_FORM_DAYS * DAY ? undefined : form;
  } catch {
    return undefined;
  }
}
