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
  note?: FieldNote | undefined;
  /** Marks the label; the schema does the check. */
  isRequired?: boolean;
  isReadOnly?: boolean;
}

/** Connects MUI's text field to react-hook-form. */
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

/** A maximum keeps browsers from accepting five-digit years. */
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
  // A stored value stays selectable after it is no longer offered.
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

/** A line with suggestions, whose source loads on first use. Without it this is an ordinary line. */
export function SuggestedField<V extends FieldValues>(props: Props<V>) {
  const { control, name, loadSuggest } = props;
  const { value: text, onChange, inputRef, ...field } = useOutlinedField(props);
  const { data: suggest, refetch } = useQuery({
    queryKey: ['suggestions', name],
    queryFn: loadSuggest,
    enabled: false,
    // Not an API call, so it works offline once it is loaded.
    networkMode: 'always',
  });
  /** Only typed text gets suggestions, not stored or chosen text. */
  const [typed, setTyped] = useState<string>();
  const isTyping = typed === text && text.trim() !== '';
  const values = useWatch({ control, disabled: !isTyping }) as Record<string, FormValue>;
  // Stable while nothing is typed, or MUI forgets the highlighted option.
  const options = useMemo(
    () => (isTyping && suggest ? [...suggest(text, values)] : []),
    [isTyping, suggest, text, values],
  );

  function fetchSuggest() {
    if (!suggest) void refetch();
  }

  return (
    <Autocomplete<Suggestion, false, true, true>
      freeSolo
      disableClearable
      // A choice leaves nothing to suggest, which closes the list too. Without this MUI forgets the
      // highlighted option on re-render.
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
