import * as z from 'zod/mini';
import { cleanLine, itemVersion, line, multilineText, idParams } from './fields';
import { standingEndpoints } from './item-endpoints';
import { withDraft } from './publication';
import { defineEndpoints } from './endpoint';

// The texts of pages. Which there are, and how long each may be, is in `domain/src/texts`.

/** Longest text of a page, and of an entry of a list, in characters; most have a limit of their own. */
export const PAGE_TEXT_MAX = 6_000;

/** A heading and what belongs under it; a question and its answer. */
export const textEntrySchema = z.strictObject({
  title: line(),
  text: multilineText(),
});
export type TextEntry = z.infer<typeof textEntrySchema>;

/** Which texts are lines is known to the domain alone; one without line breaks can be treated as one. */
const lineOrParagraphs = multilineText().check(
  z.overwrite((text) => (text.includes('\n') ? text : cleanLine(text))),
);

/** A text as the owner writes it: a line or paragraphs, or a list of entries. */
export const writtenTextSchema = z.union([lineOrParagraphs, z.array(textEntrySchema)]);
export type WrittenText = z.infer<typeof writtenTextSchema>;

/** The texts of one page by their names, as an admin edits them: those that hold, stored or not. */
export const pageTextsSchema = withDraft(
  z.catchall(z.object({ id: z.string(), version: itemVersion }), writtenTextSchema),
);
export type PageTexts = z.infer<typeof pageTextsSchema>;

/** Any of a page's texts; only those that are named are changed. */
const pageTextsPatchSchema = z.catchall(z.object({}), writtenTextSchema);
export type PageTextsPatch = z.infer<typeof pageTextsPatchSchema>;

export const pageTextsEndpoints = standingEndpoints('pageTexts', {
  path: '/api/admin/texts',
  item: pageTextsSchema,
  patch: pageTextsPatchSchema,
});

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
