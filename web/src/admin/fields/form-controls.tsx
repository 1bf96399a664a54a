import MuiCheckbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ComponentProps } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { Choices } from './field-rows';
import { type FieldNote, helperTextOf, OutlinedField } from '@/admin/ui/outlined-field';
import { SelectField } from '@/admin/ui/select-field';

interface Wiring<V extends FieldValues, N extends FieldPath<V>> {
  control: Control<V>;
  name: N;
  label: string;
  hint?: string | undefined;
  /** What there is to say of the present value. */
  note?: FieldNote | undefined;
  /** Marks the label, and tells assistive technology; the rule itself is the form's. */
  isRequired?: boolean;
}

interface TextProps {
  type?: 'text' | 'url' | 'number' | 'date' | 'datetime-local' | 'email' | 'tel';
  placeholder?: string;
  autoComplete?: ComponentProps<'input'>['autoComplete'];
  isReadOnly?: boolean;
  /** Lines to begin with; more than one makes it a text area, which grows with what is typed. */
  rows?: number;
}

/** A text of an admin form. */
export function TextInput<V extends FieldValues, N extends FieldPath<V>>(
  props: Wiring<V, N> & TextProps,
) {
  const { control, name, label, hint, note, isRequired = false } = props;
  const { type = 'text', placeholder, autoComplete, isReadOnly = false, rows = 1 } = props;
  const { field, fieldState } = useController({ control, name });
  const { ref, ...input } = field;
  return (
    <OutlinedField
      {...input}
      inputRef={ref}
      label={label}
      required={isRequired}
      error={fieldState.invalid}
      helperText={helperTextOf(hint, fieldState.error?.message, note)}
      {...(rows > 1 ? { multiline: true, rows } : { type })}
      slotProps={{
        // The browser's own, which CSS lets grow: MUI's measures itself at every letter.
        ...(rows > 1 ? { input: { inputComponent: 'textarea' as const } } : {}),
        htmlInput: { placeholder, autoComplete, readOnly: isReadOnly },
      }}
    />
  );
}

interface ChoiceProps {
  /** A hook: the names may have to be loaded. */
  useChoices: () => Choices;
  /** What an empty value reads as; left out where there always is a choice. */
  emptyLabel?: string;
}

/** One choice of several. */
export function ChoiceInput<V extends FieldValues, N extends FieldPath<V>>(
  props: Wiring<V, N> & ChoiceProps,
) {
  const { control, name, label, hint, note, isRequired = false, useChoices, emptyLabel } = props;
  const { field, fieldState } = useController({ control, name });
  const { names, labels, problem } = useChoices();
  const { value, onChange, ref, ...input } = field;
  const chosen = String(value);
  return (
    <SelectField
      label={label}
      value={chosen}
      onChange={onChange}
      emptyLabel={emptyLabel}
      // What is stored is offered even where the names lack it, or are not there yet.
      labels={labels}
      options={chosen === '' || names.includes(chosen) ? names : [chosen, ...names]}
      inForm={{
        ...input,
        inputRef: ref,
        required: isRequired,
        error: fieldState.invalid,
        helperText: helperTextOf(problem ?? hint, fieldState.error?.message, note),
      }}
    />
  );
}

/** Something that is ticked or not. */
export function CheckInput<V extends FieldValues, N extends FieldPath<V>>({
  control,
  name,
  label,
}: Wiring<V, N>) {
  const { field } = useController({ control, name });
  const { value, ref, ...input } = field;
  return (
    <FormControlLabel
      label={label}
      control={<MuiCheckbox {...input} checked={Boolean(value)} slotProps={{ input: { ref } }} />}
    />
  );
}
