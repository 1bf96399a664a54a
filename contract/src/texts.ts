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

export const textsEndpoints = defineEndpoints({
  /** With every name that stands for a setting filled in. */
  'texts.get': {
    method: 'GET',
    path: '/api/texts/:id',
    access: 'published',
    params: idParams,
    response: shownTextsSchema,
  },
});
