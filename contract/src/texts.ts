import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint';
import { idParams } from './fields';

/** Words of a line, or words that lead somewhere. */
const spanSchema = z.union([z.string(), z.strictObject({ text: z.string(), to: z.string() })]);
export type TextSpan = z.infer<typeof spanSchema>;

/** A paragraph, or a list of points. */
const blockSchema = z.union([
  z.strictObject({ spans: z.array(spanSchema) }),
  z.strictObject({ points: z.array(z.array(spanSchema)) }),
]);
export type TextBlock = z.infer<typeof blockSchema>;

/** Paragraphs and lists, in their order. */
const proseSchema = z.array(blockSchema);
export type Prose = z.infer<typeof proseSchema>;

const shownEntrySchema = z.strictObject({ title: z.string(), text: proseSchema });
export type ShownEntry = z.infer<typeof shownEntrySchema>;

/** The texts of a page by their names, as the page shows them. */
const shownTextsSchema = z.catchall(
  z.object({}),
  z.union([z.string(), proseSchema, z.array(shownEntrySchema)]),
);
export type ShownTexts = z.infer<typeof shownTextsSchema>;

/** An earlier version of a legal text, as a list names it. */
const legalVersionNoteSchema = z.strictObject({
  /** Its day, and a number where that day has had several: '2025-06-30', '2025-06-30-2'. */
  name: z.string(),
  /** Until when it held, as ISO 8601. */
  heldUntil: z.iso.datetime(),
});
export type LegalVersionNote = z.infer<typeof legalVersionNoteSchema>;

/** An earlier version of a legal text, as its page showed it. */
const legalVersionSchema = z.strictObject({
  ...legalVersionNoteSchema.shape,
  heading: z.string(),
  lead: z.string(),
  /** Its day as the page showed it. */
  updated: z.string(),
  sections: z.array(shownEntrySchema),
});
export type LegalVersion = z.infer<typeof legalVersionSchema>;

export const textsEndpoints = defineEndpoints({
  /** With every name that stands for a setting filled in. */
  'texts.get': {
    method: 'GET',
    path: '/api/texts/:id',
    access: 'published',
    params: idParams,
    response: shownTextsSchema,
  },
  /** Of a legal text: its earlier versions, those that held last first. */
  'texts.versions': {
    method: 'GET',
    path: '/api/texts/:id/versions',
    access: 'published',
    params: idParams,
    response: z.array(legalVersionNoteSchema),
  },
  'texts.version': {
    method: 'GET',
    path: '/api/texts/:id/versions/:version',
    access: 'published',
    params: z.object({ id: idParams.shape.id, version: idParams.shape.id }),
    response: legalVersionSchema,
  },
});
