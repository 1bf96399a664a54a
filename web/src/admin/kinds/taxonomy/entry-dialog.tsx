import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { SECTOR_GROUPS, type SectorGroup } from '@torque-tide/contract/taxonomy';
import { landingTextSchema, TAXONOMY_NAME_MAX } from '@torque-tide/contract/taxonomy-record';
import { countryNamed } from '@torque-tide/domain/countries';
import { splitLines } from '@torque-tide/domain/jobs/job-text';
import {
  addLocation,
  addSector,
  editLocation,
  editSector,
  isHalf,
  type SectorEdit,
  type TaxonomyChange,
} from '@torque-tide/domain/landings/edit-taxonomy';
import { firstTextOf } from '@torque-tide/domain/landings/page-text';
import { landingPath } from '@torque-tide/domain/paths';
import { slugOf } from '@torque-tide/domain/slug';
import { type ComponentProps, useState } from 'react';
import { DialogFrame } from '@/admin/ui/dialog-frame';
import { LabelledSwitch } from '@/admin/ui/labelled-switch';
import { OutlinedField } from '@/admin/ui/outlined-field';
import { ProblemAlert } from '@/admin/ui/problem-alert';
import { SelectField } from '@/admin/ui/select-field';
import { type Entry, tagOf } from './entry';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  paddingTop: theme.spacing(1),
  '& h3': { ...theme.typography.subtitle1, margin: theme.spacing(1, 0, 0), fontWeight: 600 },
  '& p': { margin: 0 },
}));

/** What is typed of an entry. */
interface Typed extends Omit<SectorEdit, 'text'> {
  country: string;
  towns: string;
  heading: string;
  title: string;
  description: string;
  lead: string;
  more: string;
  roles: string;
}

function typedOf(
  kind: Entry['kind'],
  entry: Entry | undefined,
  jobSectors: readonly string[],
): Typed {
  const text = entry && (entry.text ?? firstTextOf(kind, entry.id));
  const sector = entry?.kind === 'sector' ? entry : undefined;
  const where = entry?.kind === 'location' ? entry.where : undefined;
  const place = where === 'remote' ? undefined : where;
  const tag = entry ? tagOf(entry) : '';
  return {
    tag,
    name: entry?.name ?? '',
    slug: entry?.slug ?? '',
    group: sector?.group ?? SECTOR_GROUPS[0],
    hasCaseStudies: sector?.hasCaseStudies ?? true,
    hasPage: sector?.hasPage ?? true,
    isOffered: sector ? jobSectors.some((one) => one.toLowerCase() === tag.toLowerCase()) : true,
    country:
      where === 'remote'
        ? 'Remote'
        : [place?.country, ...(place?.also ?? [])].filter(Boolean).join(', '),
    towns: (place?.towns ?? []).join('\n'),
    heading: text?.heading ?? '',
    title: text?.title ?? '',
    description: text?.description ?? '',
    lead: text?.intro.lead ?? '',
    more: text?.intro.more ?? '',
    roles: (text?.roles ?? []).join('\n'),
  };
}

/** The text as typed; undefined where nothing is, or where it is the one that the product begins with. */
function textOf(kind: Entry['kind'], entry: Entry | undefined, typed: Typed) {
  const { heading, title, description, lead, more, roles } = typed;
  if (![heading, title, description, lead, more, roles].some((part) => part.trim() !== '')) {
    return { text: undefined, problem: '' };
  }
  const said = { heading, title, description, intro: { lead, more }, roles: splitLines(roles) };
  const { data, error } = landingTextSchema.safeParse(said);
  const first = entry && firstTextOf(kind, entry.id);
  const isFirst = !entry?.text && JSON.stringify(data) === JSON.stringify(first);
  return { text: isFirst ? undefined : data, problem: error?.issues[0]?.message ?? '' };
}

/** Where a place is, as typed: its countries by name or code, and its towns; undefined for no country. */
function whereOf({ country, towns }: Typed) {
  if (country.trim().toLowerCase() === 'remote') return 'remote' as const;
  const codes = country.split(',').map((one) => countryNamed(one.trim())?.code ?? one.trim());
  const [first = '', ...also] = codes;
  if (!codes.every((code) => /^[A-Z]{2}$/.test(code))) return undefined;
  const lines = splitLines(towns);
  return {
    country: first,
    ...(also.length > 0 ? { also } : {}),
    ...(lines.length > 0 ? { towns: lines } : {}),
  };
}

interface Props {
  kind: Entry['kind'];
  /** Undefined for a new one. */
  entry: Entry | undefined;
  jobSectors: readonly string[];
  /** What another name and another address do, said before they are saved. */
  consequences: string;
  isSaving: boolean;
  problem: string;
  onSave: (change: TaxonomyChange, tag: string, isRenamed: boolean) => void;
  onCancel: () => void;
}

/** A sector or a location with the text of its page: what there is to be said of it. */
export function EntryDialog(props: Props) {
  const { kind, entry, jobSectors, consequences, isSaving, problem, onSave, onCancel } = props;
  const [typed, setTyped] = useState(() => typedOf(kind, entry, jobSectors));
  const [fault, setFault] = useState('');
  const isSector = kind === 'sector';
  const isHalfPage = entry?.kind === 'sector' && isHalf(entry);
  const before = entry && tagOf(entry);
  const isRenamed = entry !== undefined && typed.tag.trim() !== before;
  const isMoved = entry !== undefined && typed.slug !== entry.slug;
  const set = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }));
  const field = (
    name: keyof Typed & ('tag' | 'name' | 'slug' | 'country' | 'heading' | 'title' | 'description'),
    label: string,
    more: ComponentProps<typeof OutlinedField> = {},
  ) => (
    <OutlinedField
      label={label}
      value={typed[name]}
      onChange={(event) => set({ [name]: event.target.value })}
      {...more}
    />
  );
  const lines = (name: 'towns' | 'lead' | 'more' | 'roles', label: string, hint = '') => (
    <OutlinedField
      label={label}
      value={typed[name]}
      multiline
      minRows={2}
      helperText={hint}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );

  function save() {
    const { text, problem: ofText } = textOf(kind, entry, typed);
    const where = whereOf(typed);
    const tag = typed.tag.trim();
    const name = typed.name.trim() || tag;
    const slug = typed.slug.trim() || slugOf(name, TAXONOMY_NAME_MAX);
    const found =
      ofText ||
      (isSector && tag === '' ? 'Name is required' : '') ||
      (name === '' ? 'Name is required' : '') ||
      (tag.includes(',') ? 'A comma would end the name' : '') ||
      (!isSector && !where ? 'Please name a country, or write ‘Remote’' : '');
    setFault(found);
    if (found !== '') return;
    const { group, hasCaseStudies, hasPage, isOffered } = typed;
    if (isSector) {
      const edit = { tag, name, slug, group, hasCaseStudies, hasPage, isOffered, text };
      onSave(entry ? editSector(entry.id, edit) : addSector(edit), tag, isRenamed);
    } else if (where) {
      const edit = { name, slug, where, tag, text };
      onSave(entry ? editLocation(entry.id, edit) : addLocation(edit), name, isRenamed);
    }
  }

  return (
    <DialogFrame
      isOpen
      title={entry ? `Edit ${entry.name}` : `Add a ${kind}`}
      onClose={isSaving ? undefined : onCancel}
      actions={
        <>
          <Button variant="outlined" disabled={isSaving} onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="contained" disabled={isSaving} onClick={save}>
            {entry ? 'Save' : 'Add'}
          </Button>
        </>
      }
    >
      <Fields>
        {isSector
          ? field('tag', 'Name', {
              disabled: isHalfPage,
              helperText: isHalfPage
                ? 'The name of a half of the business stays.'
                : 'As jobs, case studies and people have it as a tag.',
            })
          : field('tag', 'Tag', {
              helperText: 'As the job form offers it. Left empty, the form does not.',
            })}
        {field(
          'name',
          isSector ? 'Name on Links' : 'Name',
          isSector ? { placeholder: typed.tag } : {},
        )}
        {field('slug', 'Address', {
          placeholder: slugOf(typed.name || typed.tag, TAXONOMY_NAME_MAX),
          helperText: `${landingPath({ kind, slug: '' })}…`,
        })}
        {(isRenamed || isMoved) && (
          <p role="status">
            {isRenamed && consequences}
            {isMoved &&
              ` ${landingPath({ kind, slug: entry.slug })} leads to the new address from then on.`}
          </p>
        )}
        {isSector ? (
          <>
            <SelectField
              label="Half of the Business"
              value={typed.group}
              options={SECTOR_GROUPS}
              disabled={isHalfPage}
              onChange={(group) => set({ group: group as SectorGroup })}
            />
            <LabelledSwitch
              label="Job Form"
              hint="Offer it as a tag of jobs"
              checked={typed.isOffered}
              onChange={(_, isOffered) => set({ isOffered })}
            />
            <LabelledSwitch
              label="Page"
              hint="List its jobs on a page of their own"
              checked={typed.hasPage}
              disabled={isHalfPage}
              onChange={(_, hasPage) => set({ hasPage })}
            />
            <LabelledSwitch
              label="Case Studies"
              hint="Show its case studies on the page of its half"
              checked={typed.hasCaseStudies}
              onChange={(_, hasCaseStudies) => set({ hasCaseStudies })}
            />
          </>
        ) : (
          <>
            {field('country', 'Country', {
              helperText: 'By name or code; several with commas between them, or ‘Remote’.',
            })}
            {lines('towns', 'Towns', 'A line each, where it is less than the country.')}
          </>
        )}
        <h3>Text of the page</h3>
        {field('heading', 'Heading')}
        {field('title', 'Title for Search Results')}
        {field('description', 'Description for Search Results', { multiline: true })}
        {lines('lead', 'Introduction')}
        {lines('more', 'More')}
        {lines('roles', 'Roles', 'A line each.')}
        {(fault || problem) && (
          <ProblemAlert title="It was not saved">{fault || problem}</ProblemAlert>
        )}
      </Fields>
    </DialogFrame>
  );
}
