import * as z from 'zod/mini';
import { cleanLine, itemVersion, line, multilineText } from './fields';
import { getEndpoint, standingEndpoints } from './item-endpoints';
import { withDraft } from './publication';
import { defineEndpoints } from './endpoint';

// Page texts. `domain/src/texts` has the rows and their limits.

/** The overall limit of a text or entry, in characters; most rows have a lower one. */
export const PAGE_TEXT_MAX = 6_000;

/** A heading and its text, such as a question and its answer. */
export const textEntrySchema = z.strictObject({
  title: line(),
  text: multilineText(),
});
export type TextEntry = z.infer<typeof textEntrySchema>;

/** Only the domain knows which texts are lines; one without line breaks can be cleaned as a line. */
const lineOrParagraphs = multilineText().check(
  z.overwrite((text) => (text.includes('\n') ? text : cleanLine(text))),
);

/** A text as the owner writes it: a line, paragraphs, or a list of entries. */
export const writtenTextSchema = z.union([lineOrParagraphs, z.array(textEntrySchema)]);
export type WrittenText = z.infer<typeof writtenTextSchema>;

/** A page's texts by name, as an admin edits them, stored or initial. */
export const pageTextsSchema = withDraft(
  z.catchall(z.object({ id: z.string(), version: itemVersion }), writtenTextSchema),
);
export type PageTexts = z.infer<typeof pageTextsSchema>;

/** Any of a page's texts; the others stay. */
const pageTextsPatchSchema = z.catchall(z.object({}), writtenTextSchema);
export type PageTextsPatch = z.infer<typeof pageTextsPatchSchema>;

export const pageTextsEndpoints = standingEndpoints('pageTexts', {
  path: '/api/admin/texts',
  item: pageTextsSchema,
  patch: pageTextsPatchSchema,
});

/** Text, or a link. */
const spanSchema = z.union([z.string(), z.strictObject({ text: z.string(), to: z.string() })]);
export type TextSpan = z.infer<typeof spanSchema>;

/** A paragraph, or a list. */
const blockSchema = z.union([
  z.strictObject({ spans: z.array(spanSchema) }),
  z.strictObject({ points: z.array(z.array(spanSchema)) }),
]);
export type TextBlock = z.infer<typeof blockSchema>;

/** Paragraphs and lists, in order. */
const proseSchema = z.array(blockSchema);
export type Prose = z.infer<typeof proseSchema>;

const shownEntrySchema = z.strictObject({ title: z.string(), text: proseSchema });
export type ShownEntry = z.infer<typeof shownEntrySchema>;

/** A page's texts by name, as the page shows them. */
const shownTextsSchema = z.catchall(
  z.object({}),
  z.union([z.string(), proseSchema, z.array(shownEntrySchema)]),
);
export type ShownTexts = z.infer<typeof shownTextsSchema>;

export const textsEndpoints = defineEndpoints({
  /** With placeholders filled in. */
  'texts.get': getEndpoint('/api/texts/:id', shownTextsSchema),
});
