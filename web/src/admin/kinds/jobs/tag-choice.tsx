import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { Job, JobPatch } from '@torque-tide/contract/jobs';
import { splitTags } from '@torque-tide/domain/jobs/job-text';
import { useTaxonomy as useTold } from '@/shared/settings/use-settings';
import { SelectField } from '@/admin/ui/select-field';
import { locationsOf, namedSectors, UNKNOWN, UNSPECIFIED, useTaxonomy } from './job-summary';
import { jobs as definition } from './jobs';
import { eachOnce } from './job-view';

/** A tag that many jobs get or lose. */
export interface TagChange {
  field: keyof typeof FIELDS;
  /** Empty until one is chosen. */
  tag: string;
  isAdded: boolean;
}

export const NO_TAG: TagChange = { field: 'sectorTags', tag: '', isAdded: true };

const FIELDS = {
  sectorTags: { offered: 'jobSectors', namesOf: namedSectors },
  locationTags: { offered: 'jobLocations', namesOf: locationsOf },
} as const;

/** What is sent to change the tags of a job, the others in their order; undefined where that changes nothing. */
export function tagPatch(job: Job, { field, tag, isAdded }: TagChange): JobPatch | undefined {
  const tags = splitTags(job[field]);
  const others = tags.filter((each) => each.toLowerCase() !== tag.toLowerCase());
  const isThere = others.length < tags.length;
  if (tag === '' || isThere === isAdded) return undefined;
  return { [field]: [...others, ...(isAdded ? [tag] : [])].join(', ') };
}

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(2),
  '& > :last-child': { gridColumn: '1 / -1' },
}));

interface Props {
  value: TagChange;
  isDisabled: boolean;
  onChange: (value: TagChange) => void;
}

/** Which tag many jobs get or lose: one that the form offers, or that some job of the list has. */
export function TagChoice({ value, isDisabled, onChange }: Props) {
  const { field, tag, isAdded } = value;
  const { data: jobs = [] } = useQuery(definition.list);
  const taxonomy = useTaxonomy();
  const { namesOf } = FIELDS[field];
  const offered = useTold()[FIELDS[field].offered];
  const known = new Set(offered.map((name) => name.toLowerCase()));
  const others = eachOnce(jobs.flatMap((job) => namesOf(job, taxonomy))).filter(
    (name) => !known.has(name.toLowerCase()) && name !== UNKNOWN && name !== UNSPECIFIED,
  );
  return (
    <Fields inert={isDisabled}>
      <SelectField
        label="Change"
        value={isAdded ? 'Add' : 'Remove'}
        options={['Add', 'Remove']}
        onChange={(change) => onChange({ ...value, isAdded: change === 'Add' })}
      />
      <SelectField
        label="Kind of tag"
        value={field}
        options={Object.keys(FIELDS)}
        labels={{ sectorTags: 'Sector', locationTags: 'Location' }}
        onChange={(next) => onChange({ ...value, tag: '', field: next as TagChange['field'] })}
      />
      <SelectField
        label="Tag"
        value={tag}
        emptyLabel="Choose one"
        options={[...offered, ...others]}
        onChange={(next) => onChange({ ...value, tag: next })}
      />
    </Fields>
  );
}
