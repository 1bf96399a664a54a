import * as z from 'zod/mini';
import { contentKindSchema } from './content-kinds';
import { defineEndpoints } from './endpoint';
import { deletedItem, idParams, isoDateTime, itemVersion } from './fields';

/*
 * What somebody has begun to type and not saved, kept with the account, so that another computer has
 * it: docs/decisions/0024-unfinished-forms.md.
 */

/** How long one is kept after it was last changed, in days. */
export const UNFINISHED_FORM_DAYS = 30;
/** How many an account may have. */
export const UNFINISHED_FORMS_MAX = 40;
/** Longest title that is kept of one, in characters. */
export const UNFINISHED_TITLE_MAX = 160;
/** Longest text of a field: a text that is too long to be saved is kept all the same. */
export const UNFINISHED_VALUE_MAX = 40_000;
/** Most characters that a form holds in all its fields. */
export const UNFINISHED_VALUES_MAX = 80_000;
const FIELDS_MAX = 60;
const FIELD_NAME_MAX = 64;

/** The id of one, which the browser makes up: it is in the address of a new form. */
export const UNFINISHED_FORM_ID = /^[a-z0-9]{16}$/;

/** What the fields of a form hold, as they were typed: nothing that could be saved, perhaps. */
export const formValuesSchema = z
  .record(
    z.string().check(z.minLength(1), z.maxLength(FIELD_NAME_MAX)),
    z.union([z.string().check(z.maxLength(UNFINISHED_VALUE_MAX)), z.boolean()]),
  )
  .check(
    z.refine((values) => Object.keys(values).length <= FIELDS_MAX, 'The form has too many fields'),
    z.refine(
      (values) => Object.values(values).join('').length <= UNFINISHED_VALUES_MAX,
      'The form is too long to be kept',
    ),
  );

/** The item as it was when its edit began, to tell later what both sides changed. */
const formBase = z.strictObject({ version: itemVersion, values: formValuesSchema });

const editableForm = {
  /** What a person recognises it by, as it was typed so far. */
  title: z.string().check(z.trim(), z.maxLength(UNFINISHED_TITLE_MAX)),
  /** When it was last typed into, by the clock of that browser. */
  savedAt: isoDateTime,
  /** Made up by the browser's tab that has written it, and begins with what all its tabs have in common. */
  writer: z.string().check(z.regex(/^[a-z0-9]{8}\.[a-z0-9]{8}$/)),
  values: formValuesSchema,
  /** Null for a new item. */
  base: z.nullable(formBase),
};

/** What is kept of a form. */
export const unfinishedFormInputSchema = z.strictObject(editableForm);
export type UnfinishedFormInput = z.infer<typeof unfinishedFormInputSchema>;

export const newUnfinishedFormSchema = z.strictObject({
  id: z.string().check(z.regex(UNFINISHED_FORM_ID)),
  kind: contentKindSchema,
  /** The item that is edited; null for a new one. */
  itemId: z.nullable(z.string().check(z.minLength(1), z.maxLength(128))),
  ...editableForm,
});
export type NewUnfinishedForm = z.infer<typeof newUnfinishedFormSchema>;

/** One as a list names it. */
export const unfinishedFormSummarySchema = z.object({
  id: z.string(),
  kind: contentKindSchema,
  itemId: z.nullable(z.string()),
  title: z.string(),
  savedAt: isoDateTime,
  writer: z.string(),
  /** The browser that has written it, in words, such as "Firefox on Windows". */
  browser: z.string(),
  /** Sent back in `If-Match`: another tab or computer may have written it meanwhile. */
  version: itemVersion,
});
export type UnfinishedFormSummary = z.infer<typeof unfinishedFormSummarySchema>;

/** One with all that was typed. */
export const unfinishedFormSchema = z.extend(unfinishedFormSummarySchema, {
  values: formValuesSchema,
  base: z.nullable(formBase),
});
export type UnfinishedForm = z.infer<typeof unfinishedFormSchema>;

/** Each is about those of the account that asks; nobody reaches another one's. */
export const unfinishedFormEndpoints = defineEndpoints({
  'unfinishedForms.list': {
    method: 'GET',
    path: '/api/admin/unfinished-forms',
    access: 'admin',
    response: z.array(unfinishedFormSummarySchema),
  },
  'unfinishedForms.get': {
    method: 'GET',
    path: '/api/admin/unfinished-forms/:id',
    access: 'admin',
    params: idParams,
    response: unfinishedFormSchema,
  },
  /** 409 where the account has as many as it may. A repeat of the same is answered as the first one. */
  'unfinishedForms.create': {
    method: 'POST',
    path: '/api/admin/unfinished-forms',
    access: 'admin',
    body: newUnfinishedFormSchema,
    response: unfinishedFormSummarySchema,
    status: 201,
    keyed: true,
    personal: true,
  },
  'unfinishedForms.update': {
    method: 'PUT',
    path: '/api/admin/unfinished-forms/:id',
    access: 'admin',
    params: idParams,
    body: unfinishedFormInputSchema,
    response: unfinishedFormSummarySchema,
    versioned: true,
    keyed: true,
    personal: true,
  },
  'unfinishedForms.delete': {
    method: 'DELETE',
    path: '/api/admin/unfinished-forms/:id',
    access: 'admin',
    params: idParams,
    response: deletedItem,
    versioned: true,
    keyed: true,
    personal: true,
  },
});
