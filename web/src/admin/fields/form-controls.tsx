import MuiCheckbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { YEAR_MAX } from '@torque-tide/contract/fields';
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  useController,
  useWatch,
} from 'react-hook-form';
import type { ChoiceControl, TextControl, FieldControls, Suggestion } from './field-rows';
import { type FieldNote, helperTextOf, OutlinedField } from '@/admin/ui/outlined-field';
import { isMoment, toLocalTime } from '@/admin/text/moments';
import { SelectField } from '@/admin/ui/select-field';
import Autocomplete from '@mui/material/Autocomplete';
import { useQuery } from '@tanstack/react-query';
import type { FormValue } from './form-values';

export interface FieldProps<V extends FieldValues> {
  control: Control<V>;
  name: FieldPath<V>;
  label: string;
  hint?: string | undefined;
  /** A remark on the present value. */
  note?: FieldNote | undefined;
  /** Marks the label, also for screen readers; the check itself is the form's. */
  isRequired?: boolean;
  isReadOnly?: boolean;
}

/** The props that MUI's text field takes from a field of react-hook-form. */
export function useOutlinedField<V extends FieldValues>(
  props: Pick<FieldProps<V>, 'control' | 'name' | 'label' | 'note'> & { hint?: ReactNode },
) {
  const { control, name, label, hint, note } = props;
  const { field, fieldState } = useController({ control, name });
  const { ref, value, ...input } = field;
  return {
    ...input,
    inputRef: ref,
    label,
    value: value as string,
    error: fieldState.invalid,
    helperText: helperTextOf(hint, fieldState.error?.message, note),
  };
}

/** With a latest day browsers take no year of five digits, which no date can be made of. */
const LATEST: Readonly<Record<string, string>> = {
  date: `${YEAR_MAX}-12-31`,
  'datetime-local': `${YEAR_MAX}-12-31T23:59`,
};

interface TextProps<V extends FieldValues> extends FieldProps<V>, TextControl {
  autoComplete?: ComponentProps<'input'>['autoComplete'];
}

export function TextInput<V extends FieldValues>(props: TextProps<V>) {
  const { type = 'text', placeholder, autoComplete, rows = 1 } = props;
  const { isRequired = false, isReadOnly = false } = props;
  const { value, ...field } = useOutlinedField(props);
  return (
    <OutlinedField
      {...field}
      value={type === 'datetime-local' && isMoment(value) ? toLocalTime(value) : value}
      type={type}
      placeholder={placeholder}
      autoComplete={autoComplete}
      required={isRequired}
      multiline={rows > 1}
      minRows={rows}
      slotProps={{ htmlInput: { readOnly: isReadOnly, max: LATEST[type] } }}
    />
  );
}

export function ChoiceInput<V extends FieldValues>(props: FieldProps<V> & ChoiceControl) {
  const { isRequired = false, useChoices, emptyLabel } = props;
  const { names, labels, missing, problem } = useChoices();
  const { value, ...field } = useOutlinedField({ ...props, hint: problem ?? props.hint });
  // A stored value that is no longer offered can be kept.
  const isMissing = value !== '' && !names.includes(value);
  const options = isMissing ? [value, ...names] : names;
  return (
    <SelectField
      {...field}
      value={value}
      emptyLabel={emptyLabel}
      options={options}
      labels={isMissing && missing !== undefined ? { ...labels, [value]: missing } : labels}
      required={isRequired}
    />
  );
}

const Radios = styled(FormControl)(({ theme }) => ({
  paddingInline: theme.spacing(2.5),
  '& legend': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
})) as typeof FormControl;

/** All choices in sight, one press each. */
export function RadioInput<V extends FieldValues>(props: FieldProps<V> & FieldControls['radios']) {
  const { control, name, label, hint, note, names, emptyLabel } = props;
  const { field, fieldState } = useController({ control, name });
  const { ref, ...group } = field;
  return (
    <Radios component="fieldset" error={fieldState.invalid}>
      <FormLabel component="legend">{label}</FormLabel>
      <RadioGroup row {...group}>
        {['', ...names].map((value, index) => (
          <FormControlLabel
            key={value}
            value={value}
            label={value || emptyLabel}
            control={<Radio slotProps={{ input: { ref: index === 0 ? ref : undefined } }} />}
          />
        ))}
      </RadioGroup>
      <FormHelperText>{helperTextOf(hint, fieldState.error?.message, note)}</FormHelperText>
    </Radios>
  );
}

export function CheckInput<V extends FieldValues>({ control, name, label }: FieldProps<V>) {
  const { field } = useController({ control, name });
  const { value, ref, ...input } = field;
  return (
    <FormControlLabel
      label={label}
      control={<MuiCheckbox {...input} checked={Boolean(value)} slotProps={{ input: { ref } }} />}
    />
  );
}

type Props<V extends FieldValues> = FieldProps<V> & FieldControls['suggested'];

/**
 * A line of text, and below it what can be taken for what is typed. What suggests is fetched when the
 * field is first used; without it the field is a line like any other.
 */
export function SuggestedField<V extends FieldValues>(props: Props<V>) {
  const { control, name, loadSuggest } = props;
  const { value: text, onChange, inputRef, ...field } = useOutlinedField(props);
  const { data: suggest, refetch } = useQuery({
    queryKey: ['suggestions', name],
    queryFn: loadSuggest,
    enabled: false,
    // No call of the API: what has been fetched before works without a connection.
    networkMode: 'always',
  });
  /** What was typed here; a text that was there before, or was taken, wants no suggestions. */
  const [typed, setTyped] = useState<string>();
  const isTyping = typed === text && text.trim() !== '';
  const values = useWatch({ control, disabled: !isTyping }) as Record<string, FormValue>;
  // The same ones as long as nothing is typed: which of them is marked would be forgotten otherwise.
  const options = useMemo(
    () => (isTyping && suggest ? [...suggest(text, values)] : []),
    [isTyping, suggest, text, values],
  );

  /** Where it failed, the next use asks again. */
  function fetchSuggest() {
    if (!suggest) void refetch();
  }

  return (
    <Autocomplete<Suggestion, false, true, true>
      freeSolo
      disableClearable
      // What is taken leaves nothing to suggest, which closes it as well. Without this MUI forgets which
      // one is marked when the form is drawn again.
      disableCloseOnSelect
      options={options}
      filterOptions={(suggestions) => suggestions}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.text)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.label)}
      renderOption={({ key, ...option }, { label }) => (
        <li key={key} {...option}>
          {label}
        </li>
      )}
      value={text}
      inputValue={text}
      onChange={(_, taken) => {
        setTyped(undefined);
        onChange(typeof taken === 'string' ? taken : taken.text);
      }}
      onInputChange={(_, next, reason) => {
        if (reason !== 'input') return;
        fetchSuggest();
        setTyped(next);
        onChange(next);
      }}
      onFocus={fetchSuggest}
      renderInput={(params) => <OutlinedField {...params} {...field} inputRef={inputRef} />}
    />
  );
}
