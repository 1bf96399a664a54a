import { splitTags } from '@torque-tide/contract/job-text';
import { styled } from '@mui/material/styles';
import { type Control, type FieldPathByValue, useController } from 'react-hook-form';
import { CloseIcon } from '@/components/icons/controls';
import { NativeTextField } from '@/components/form/native-text-field';
import { SelectField } from '@/components/form/select-field';
import type { JobValues } from './job-values';
import { appendTag, removeTag } from './tags';

const Frame = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5) }));

const Chips = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Chip = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minHeight: 36,
  padding: theme.spacing(0, 1.25, 0, 1.75),
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 500,
  color: 'inherit',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid color-mix(in srgb, ${theme.vars.palette.text.secondary} 60%, transparent)`,
  borderRadius: 999,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.error.main },
}));

interface Props {
  control: Control<JobValues>;
  name: FieldPathByValue<JobValues, string> & ('sectorTags' | 'locationTags');
  label: string;
  /** Names the list of choices: 'Add a sector'. */
  chooseLabel: string;
  choices: readonly string[];
}

/** Comma-separated tags: typed, or taken from the choices; a click on a chip takes its tag away. */
export function TagsField({ control, name, label, chooseLabel, choices }: Props) {
  const { field } = useController({ control, name });
  const tags = splitTags(field.value);
  return (
    <Frame>
      <NativeTextField
        control={control}
        name={name}
        label={label}
        hint="Separate tags with commas, or choose them below."
      />
      {tags.length > 0 && (
        <Chips aria-label={label}>
          {tags.map((tag) => (
            <li key={tag}>
              <Chip
                type="button"
                aria-label={`Remove ${tag}`}
                onClick={() => field.onChange(removeTag(field.value, tag))}
              >
                {tag}
                <CloseIcon size={16} />
              </Chip>
            </li>
          ))}
        </Chips>
      )}
      <SelectField
        label={chooseLabel}
        value=""
        onChange={(tag) => field.onChange(appendTag(field.value, tag))}
        emptyLabel="Choose one to add"
        options={choices}
      />
    </Frame>
  );
}
