import { styled } from '@mui/material/styles';
import { JOB_LOCATION_CHOICES, JOB_SECTOR_CHOICES } from '@torque-tide/contract/job-choices';
import { SelectField } from '@/admin/ui/select-field';
import { UNKNOWN, UNSPECIFIED } from './job-row-model';
import type { TagChange } from './job-tags';

const FIELDS = { sectorTags: 'Sector', locationTags: 'Location' } as const;
const CHOICES = { sectorTags: JOB_SECTOR_CHOICES, locationTags: JOB_LOCATION_CHOICES } as const;
const DEEDS = ['Add', 'Remove'] as const;

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(2),
  '& > :last-child': { gridColumn: '1 / -1' },
}));

interface Props {
  value: TagChange;
  /** What the jobs of the list have, beside what the form offers. */
  tags: Record<TagChange['field'], readonly string[]>;
  isDisabled: boolean;
  onChange: (value: TagChange) => void;
}

/** Which tag many jobs get or lose. */
export function TagChoice({ value, tags, isDisabled, onChange }: Props) {
  const { field, tag, isAdded } = value;
  return (
    <Fields inert={isDisabled}>
      <SelectField
        label="Change"
        value={DEEDS[isAdded ? 0 : 1]}
        options={DEEDS}
        onChange={(deed) => onChange({ ...value, isAdded: deed === DEEDS[0] })}
      />
      <SelectField
        label="Kind of tag"
        value={FIELDS[field]}
        options={Object.values(FIELDS)}
        onChange={(name) =>
          onChange({
            ...value,
            tag: '',
            field: name === FIELDS.sectorTags ? 'sectorTags' : 'locationTags',
          })
        }
      />
      <SelectField
        label="Tag"
        value={tag}
        emptyLabel="Choose one"
        options={namesOf(CHOICES[field], tags[field])}
        onChange={(next) => onChange({ ...value, tag: next })}
      />
    </Fields>
  );
}

/** What the form offers, and then what else there is. */
function namesOf(offered: readonly string[], used: readonly string[]): string[] {
  const known = new Set(offered.map((name) => name.toLowerCase()));
  const others = used.filter(
    (name) => !known.has(name.toLowerCase()) && name !== UNKNOWN && name !== UNSPECIFIED,
  );
  return [...offered, ...others];
}
