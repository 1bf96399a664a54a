import type { LandingText } from '@torque-tide/contract/taxonomy-record';
import { firstTextOf } from '@torque-tide/domain/landings/page-text';
import { fieldsOfRows } from '@/admin/fields/define-fields';
import * as field from '@/admin/fields/field-rows';
import type { FormValue } from '@/admin/fields/form-values';
import type { Entry } from './entry';

/** The fields of a form for the words of a page of jobs. */
export const TEXT_ROWS = field.group('Text of its page', {
  heading: field.line('Heading', {
    hint: 'Without any of these the page has a few words that are made of the name.',
  }),
  title: field.line('Title for Search Results', { hint: 'Without the agency’s name.' }),
  description: field.text('Description for Search Results', { rows: 3 }),
  lead: field.at(
    'intro.lead',
    field.text('Introduction', { rows: 3, hint: 'The first sentence or two.' }),
  ),
  more: field.at('intro.more', field.text('More', { rows: 6 })),
  roles: field.lineList('Roles', {
    rows: 5,
    hint: 'A line each: titles that such jobs usually have, the common ones first.',
  }),
});

const words = fieldsOfRows(TEXT_ROWS);

/** The words of an entry's page as they are typed; empty for a page that has none of its own. */
export function typedText(kind: Entry['kind'], entry: Entry | undefined) {
  return words.toValues(entry && (entry.text ?? firstTextOf(kind, entry.id)));
}

/** What is sent of them; undefined where nothing is typed, or what the product begins with. */
export function textOf(
  kind: Entry['kind'],
  id: string,
  typed: Record<string, FormValue>,
): LandingText | undefined {
  const text = words.toInput(typed) as LandingText;
  const isUnchanged = [words.toInput(words.toValues()), firstTextOf(kind, id)].some(
    (known) => JSON.stringify(known) === JSON.stringify(text),
  );
  return isUnchanged ? undefined : text;
}
