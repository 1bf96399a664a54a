import { JOB_LOCATION_CHOICES, JOB_SECTOR_CHOICES } from '@torque-tide/contract/job-choices';
import type { Control } from 'react-hook-form';
import { FieldPair } from '@/components/admin/form-frame.styles';
import { ChoiceField } from '@/components/admin/choice-field';
import { SwitchField } from '@/components/admin/switch-field';
import { NativeTextField } from '@/components/form/native-text-field';
import { JOB_LABELS as LABELS, JOB_TYPE_CHOICES, type JobValues } from './job-values';
import { TagsField } from './tags-field';

interface Props {
  control: Control<JobValues>;
}

/** The inputs that a new job and an old one share. */
export function JobInputs({ control }: Props) {
  return (
    <>
      <NativeTextField control={control} name="title" label={LABELS.title} isRequired />
      <NativeTextField
        control={control}
        name="description"
        label={LABELS.description}
        hint="A blank line starts a new paragraph."
        rows={8}
        isRequired
      />
      <NativeTextField
        control={control}
        name="responsibilities"
        label={LABELS.responsibilities}
        hint="One per line."
        rows={4}
      />
      <NativeTextField
        control={control}
        name="requirements"
        label={LABELS.requirements}
        hint="One per line."
        rows={4}
      />
      <TagsField
        control={control}
        name="sectorTags"
        label={LABELS.sectorTags}
        chooseLabel="Add a sector"
        choices={JOB_SECTOR_CHOICES}
      />
      <TagsField
        control={control}
        name="locationTags"
        label={LABELS.locationTags}
        chooseLabel="Add a location"
        choices={JOB_LOCATION_CHOICES}
      />
      <NativeTextField
        control={control}
        name="customLocation"
        label={LABELS.customLocation}
        hint="Shown before the location tags."
      />
      <FieldPair>
        <NativeTextField
          control={control}
          name="salary"
          label={LABELS.salary}
          placeholder="£62k to £74k"
        />
        <ChoiceField
          control={control}
          name="jobType"
          label={LABELS.jobType}
          choices={JOB_TYPE_CHOICES}
        />
      </FieldPair>
      <NativeTextField
        control={control}
        name="closesAt"
        label={LABELS.closesAt}
        hint="The last day to apply. Leave it empty for a job that stays open until it is filled."
        type="date"
      />
      <SwitchField
        control={control}
        name="isActive"
        label={LABELS.isActive}
        hint="Show this job on the website"
      />
      <SwitchField
        control={control}
        name="isFeatured"
        label={LABELS.isFeatured}
        hint="Place this job before the others"
      />
    </>
  );
}
