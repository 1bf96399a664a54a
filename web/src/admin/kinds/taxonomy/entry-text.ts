import { type LandingText, landingTextSchema } from '@torque-tide/contract/taxonomy-record';
import { splitLines } from '@torque-tide/domain/jobs/job-text';
import { firstTextOf } from '@torque-tide/domain/landings/page-text';
import * as field from '@/admin/fields/field-rows';
import type { Entry } from './entry';

/** The fields of a form for the words of a page of jobs. */
export const TEXT_ROWS = field.group('Text of its page', {
  heading: field.line('Heading', {
    hint: 'Without any of these the page has a few words that are made of the name.',
  }),
  title: field.line('Title for Search Results', { hint: 'Without the agency’s name.' }),
  description: field.text('Description for Search Results', { rows: 3 }),
  lead: field.text('Introduction', { rows: 3, hint: 'The first sentence or two.' }),
  more: field.text('More', { rows: 6 }),
  roles: field.lines('Roles', {
    rows: 5,
    hint: 'A line each: titles that such jobs usually have, the common ones first.',
  }),
});

export type TypedText = Record<keyof typeof TEXT_ROWS, string>;

/** The words of an entry's page as they are typed; empty for a page that has none of its own. */
export function typedText(kind: Entry['kind'], entry: Entry | undefined): TypedText {
  const text = entry && (entry.text ?? firstTextOf(kind, entry.id));
  return {
    heading: text?.heading ?? '',
    title: text?.title ?? '',
    description: text?.description ?? '',
    lead: text?.intro.lead ?? '',
    more: text?.intro.more ?? '',
    roles: (text?.roles ?? []).join('\n'),
  };
}

/** What is sent of them; undefined where nothing is typed, or what the product begins with. */
export function textOf(kind: Entry['kind'], id: string, typed: TypedText): LandingText | undefined {
  const { heading, title, description, lead, more, roles } = typed;
  if (!Object.values(typed).some((part) => part.trim() !== '')) return undefined;
  const text = { heading, title, description, intro: { lead, more }, roles: splitLines(roles) };
  const isFirst =
    JSON.stringify(landingTextSchema.safeParse(text).data) ===
    JSON.stringify(firstTextOf(kind, id));
  return isFirst ? undefined : text;
}
