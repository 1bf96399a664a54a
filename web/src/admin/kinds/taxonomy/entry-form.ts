import { SECTOR_GROUPS, type SectorGroup } from '@torque-tide/contract/taxonomy';
import {
  type LocationRecord,
  TAXONOMY_NAME_MAX,
  type TaxonomyFields,
  taxonomyFieldsSchema,
  type TaxonomyRecord,
} from '@torque-tide/contract/taxonomy-record';
import { COUNTRY_NAMES, countryNamed } from '@torque-tide/domain/countries';
import { splitLines } from '@torque-tide/domain/jobs/job-text';
import { problemsOfTaxonomy } from '@torque-tide/domain/landings/check-taxonomy';
import {
  addLocation,
  addSector,
  editLocation,
  editSector,
  isHalf,
} from '@torque-tide/domain/landings/edit-taxonomy';
import { landingPart, landingPath } from '@torque-tide/domain/paths';
import { slugOf } from '@torque-tide/domain/slug';
import { successToast } from '@/admin/content/announce';
import { defineStandingContent } from '@/admin/content/define-standing-content';
import { type AnyRow, fieldsOfRows, type FormFields } from '@/admin/fields/define-fields';
import * as field from '@/admin/fields/field-rows';
import type { FormValue } from '@/admin/fields/form-values';
import { refusing } from '@/admin/fields/input-resolver';
import { pagePreviewOf, type ShownPages } from '@/admin/page-preview/page-preview';
import {
  countsIn,
  countsText,
  entriesOf,
  type Entry,
  entryIn,
  type EntryKey,
  type Naming,
  pageOfEntry,
  tagOf,
  TAXONOMY,
} from './entry';
import { TEXT_ROWS, textOf, typedText } from './entry-text';

type Values = Record<string, FormValue>;
type Fields = FormFields<TaxonomyRecord, Values, TaxonomyFields>;

/** Undefined for a part that names no entry. */
export function keyOf(part = ''): EntryKey | undefined {
  const [, kind, id] = /^(sector|location)(?:\.([a-z0-9-]+))?$/.exec(part) ?? [];
  return kind === 'sector' || kind === 'location' ? { kind, id } : undefined;
}

/** As `entryIn`, also by the address of a page, which is what a page knows of its entry. */
export function entryAt(fields: TaxonomyFields, key: EntryKey): Entry | undefined {
  const { kind, id } = key;
  return (
    entryIn(fields, key) ??
    entriesOf(fields).find((entry) => entry.kind === kind && entry.slug === id)
  );
}

/** The whole list, of which the form edits an entry. */
const REST = field.rest<Pick<TaxonomyFields, 'sectors' | 'jobSectors' | 'locations'>>();

const PAGE = 'Page';

function sectorRows(isHalfPage: boolean, namedBy: string) {
  const half = { useChoices: () => ({ names: SECTOR_GROUPS }), emptyLabel: '' };
  const group = { ...field.choice('Half of the Business', half), empty: SECTOR_GROUPS[0] };
  return {
    ...field.group('Sector', {
      tag: field.line('Name', {
        isRequired: true,
        hint: 'As jobs, case studies and people have it as a tag.',
        note: renamed(namedBy),
        ...(isHalfPage ? { fixedHint: 'The name of a half of the business stays.' } : {}),
      }),
      // What a half is stays as it is.
      ...(isHalfPage ? {} : { group }),
      isOffered: field.toggle('Job Form', true, 'Offer it as a tag of jobs'),
      hasCaseStudies: field.toggle(
        'Case Studies',
        true,
        'Show its case studies on the page of its half',
      ),
    }),
    ...field.group(PAGE, {
      ...(isHalfPage
        ? {}
        : { hasPage: field.toggle('Page', true, 'List its jobs on a page of their own') }),
      name: field.line('Name on Links', { hint: 'Left empty, it is the name.' }),
      slug: slugRow('sector'),
    }),
  };
}

function locationRows() {
  return {
    ...field.group('Location', {
      name: field.line('Name', { isRequired: true }),
      tag: field.line('Tag', { hint: 'As the job form offers it. Left empty, the form does not.' }),
      country: field.line('Country', {
        isRequired: true,
        hint: 'By name or code; several with commas between them, or ‘Remote’.',
      }),
      towns: field.lines('Towns', {
        rows: 3,
        hint: 'A line each, where it is less than the country.',
      }),
    }),
    ...field.group(PAGE, { slug: slugRow('location') }),
  };
}

function slugRow(kind: Entry['kind']) {
  return field.atomic('Address', {
    hint: `Behind ${landingPath({ kind, slug: '' })} in the address of its page. Left empty, it is made of the name.`,
    note: ({ slug }, _now, { slug: before }) => {
      if (!before || slug === before) return undefined;
      const path = landingPath({ kind, slug: String(before) });
      return { text: `${path} leads to the new address from then on.`, tone: 'plain' };
    },
  });
}

/** What another name does, said before it is saved. */
function renamed(namedBy: string): NonNullable<field.FieldOptions['note']> {
  return ({ tag }, _now, { tag: before }) =>
    before && String(tag).trim() !== before
      ? {
          text: `${namedBy} Once visitors see the new name, what says the old one is changed, item by item.`,
          tone: 'plain',
        }
      : undefined;
}

/** The names of fields by those of an entry, where they are not the same. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  tags: 'tag',
  offered: 'tag',
  former: 'slug',
  where: 'country',
};

function fieldsOf(key: EntryKey, before: Entry | undefined, namedBy: string): Fields {
  const { kind, id } = key;
  const isSector = kind === 'sector';
  const isHalfPage = before?.kind === 'sector' && isHalf(before);
  const rows: Readonly<Record<string, AnyRow>> = {
    ...(isSector ? sectorRows(isHalfPage, namedBy) : locationRows()),
    ...TEXT_ROWS,
    rest: REST,
  };
  const made = fieldsOfRows(rows);
  const empty = made.toValues();

  function toValues(item?: TaxonomyRecord): Values {
    if (!item) return empty;
    const { sectors, jobSectors, locations } = item;
    const entry = entryIn(item, key);
    return {
      ...empty,
      ...(entry && typedEntry(entry, jobSectors)),
      ...typedText(kind, entry),
      rest: REST.read({ sectors, jobSectors, locations }),
    };
  }

  function toInput(values: Values) {
    const rest = REST.send(String(values['rest']));
    const there = entryIn(rest, key);
    const text = (name: string) => String(values[name] ?? '').trim();
    const tag = text('tag');
    const name = text('name') || (isSector ? tag : '');
    const edit = {
      tag,
      name,
      slug: text('slug') || slugOf(name, TAXONOMY_NAME_MAX),
      text: textOf(kind, id ?? '', values),
    };
    if (!isSector) {
      const location = { ...edit, where: whereOf(text('country'), text('towns')) };
      return (there ? editLocation(there.id, location) : addLocation(location))(rest);
    }
    const said = there?.kind === 'sector' && isHalf(there) ? there : undefined;
    const sector = {
      ...edit,
      group: said?.group ?? (text('group') as SectorGroup),
      hasPage: said?.hasPage ?? values['hasPage'] === true,
      hasCaseStudies: values['hasCaseStudies'] === true,
      isOffered: values['isOffered'] === true,
    };
    return (there ? editSector(there.id, sector) : addSector(sector))(rest);
  }

  return {
    ...made,
    toValues,
    toInput,
    // What is sent is all of the list, of which only this entry can be wrong.
    fieldOf: (path) => {
      const [, ...parts] = path.split('.').filter((part) => !/^\d+$/.test(part));
      const name = parts.find((part) => part !== 'text' && part !== 'intro') ?? '';
      const found = FIELD_NAMES[name] ?? name;
      return found in rows ? found : undefined;
    },
  };
}

function typedEntry(entry: Entry, jobSectors: readonly string[]): Values {
  const { name, slug } = entry;
  const tag = tagOf(entry);
  if (entry.kind === 'location') return { name, slug, tag, ...typedPlace(entry.where) };
  const { group, hasCaseStudies, hasPage } = entry;
  const isOffered = jobSectors.some((one) => one.toLowerCase() === tag.toLowerCase());
  return { name: name === tag ? '' : name, slug, tag, group, hasCaseStudies, hasPage, isOffered };
}

const schema = taxonomyFieldsSchema.check(refusing(problemsOfTaxonomy));

const LABELS: Readonly<Record<string, string>> = {
  sectors: 'Sectors',
  jobSectors: 'Sectors of the job form',
  locations: 'Locations',
};

/** What a field of the whole list is called. */
export const labelOfField = (path: string) => LABELS[path];

/** The page that an entry would have, at the address that it would have. */
function pagesOf(key: EntryKey, values: Values, sent: TaxonomyFields): ShownPages {
  const rest = REST.send(String(values['rest']));
  const before = entryIn(rest, key);
  const typed = before
    ? entryIn(sent, before)
    : entriesOf(sent).find((entry) => entry.kind === key.kind && !entryIn(rest, entry));
  const isWrong = problemsOfTaxonomy(sent).length > 0;
  // What cannot be so is shown as visitors see it.
  const entry = isWrong ? before : typed;
  const path = entry && pageOfEntry(entry);
  if (entry && path !== undefined) return { pages: { [path]: entry.name } };
  const none = isWrong ? 'Its page is shown once it has all that it needs.' : 'It has no page.';
  return { pages: {}, missing: [none] };
}

/**
 * The form of a sector or a location: of the one item that holds them all, it edits a part.
 *
 * @param before the entry as it is when the form opens; undefined for one that is to be added
 * @param naming what says its name
 */
export function entryFormOf(key: EntryKey, before: Entry | undefined, naming: Naming) {
  const namedBy = before ? countsText(countsIn([before], naming, new Date())(before)) : '';
  const fields = fieldsOf(key, before, namedBy);
  const title = before ? `Edit ${before.name}` : `Add a ${key.kind}`;
  const definition = defineStandingContent('taxonomy', {
    fields,
    schema,
    part: landingPart(key),
    title,
    submit: before ? 'Save and publish' : 'Add and publish',
    saved: successToast(
      before ? `“${before.name}” saved` : `The ${key.kind} is added`,
      'Visitors see it within a few minutes.',
    ),
    loginHint: 'Please log in to manage sectors and locations.',
    Preview: pagePreviewOf({
      kind: 'taxonomy',
      fields,
      usePages: ({ values, sent }) => pagesOf(key, values, sent),
    }),
  });
  return {
    ...definition,
    titleOf: () => before?.name ?? `New ${key.kind}`,
    added: (saved: TaxonomyRecord, sent: Values) => {
      const known = REST.send(String(sent['rest']));
      const entry = entriesOf(saved).find((one) => one.kind === key.kind && !entryIn(known, one));
      if (before || !entry) return undefined;
      const values = entryFormOf(entry, entry, naming).fields.toValues(saved);
      return { part: landingPart(entry), values };
    },
    labelOf: labelOfField,
    /** Of the whole list: one change may concern several. */
    historyOf: () => ({ ...TAXONOMY, labelOf: labelOfField }),
  };
}

/** Where a place is, as it is typed: names or codes with commas between them, or 'Remote'; a town a line. */
function typedPlace(where: LocationRecord['where']) {
  if (where === 'remote') return { country: 'Remote', towns: '' };
  const codes = [where.country, ...(where.also ?? [])];
  return {
    country: codes.map((code) => COUNTRY_NAMES.get(code)?.[0] ?? code).join(', '),
    towns: (where.towns ?? []).join('\n'),
  };
}

/** The same of what is typed; a country that nobody knows stays as it is, for the rules to refuse. */
function whereOf(country: string, towns: string): LocationRecord['where'] {
  if (country.toLowerCase() === 'remote') return 'remote';
  const codes = country.split(',').map((one) => countryNamed(one.trim())?.code ?? one.trim());
  const [first = '', ...also] = codes;
  const lines = splitLines(towns);
  return {
    country: first,
    ...(also.length > 0 ? { also } : {}),
    ...(lines.length > 0 ? { towns: lines } : {}),
  };
}
