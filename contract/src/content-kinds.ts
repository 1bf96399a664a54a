import * as z from 'zod/mini';

/** The kinds of content that admins edit: each keeps a history, and what is deleted goes to the bin. */
export const CONTENT_KINDS = ['jobs', 'caseStudies', 'testimonials', 'clientLogos'] as const;

export const contentKindSchema = z.enum(CONTENT_KINDS);
export type ContentKind = z.infer<typeof contentKindSchema>;
