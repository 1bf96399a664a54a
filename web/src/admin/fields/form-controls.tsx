import type Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { YEAR_MAX } from '@torque-tide/contract/fields';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  useController,
  useWatch,
} from 'react-hook-form';
import {
  type FieldNote,
  helperTextOf,
  OutlinedField,
  SelectField,
} from '@/admin/ui/outlined-field';
import { isMoment, toLocalTime } from '@/admin/text/format';
import Autocomplete from '@mui/material/Autocomplete';
import type { Values } from './form-values';
import { pasteAsLines } from './paste/read-clipboard';

export interface FieldProps<V extends FieldValues = Values> {
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

export interface TextControl {
  /** More than one row makes a text area. */
  rows?: number | undefined;
  /** One entry per line. */
  isList?: boolean | undefined;
  type?: 'url' | 'number' | 'date' | 'datetime-local' | 'email' | 'tel' | undefined;
  placeholder?: string | undefined;
}

interface TextProps<V extends FieldValues> extends FieldProps<V>, TextControl {
  autoComplete?: ComponentProps<'input'>['autoComplete'];
}

export function TextInput<V extends FieldValues>(props: TextProps<V>) {
  const { type = 'text', placeholder, autoComplete, rows = 1, isList = false } = props;
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
      onPaste={(event) => pasteAsLines(event, isList)}
      slotProps={{ htmlInput: { readOnly: isReadOnly, max: LATEST[type] } }}
    />
  );
}

export interface Choices {
  names: readonly string[];
  /** Display names; default to the names themselves. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** Display name for a stored value that is no longer offered. */
  missing?: string | undefined;
  problem?: string | undefined;
}

export interface ChoiceControl {
  /** A hook: the names may have to be loaded. */
  useChoices: () => Choices;
  /** Label for no choice, if that is allowed. */
  emptyLabel?: string;
}

export function ChoiceInput(props: FieldProps & ChoiceControl) {
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

interface ToggleProps extends FieldProps {
  Toggle: typeof Checkbox | typeof Switch;
}

/** A checkbox or a switch, with its name and hint beside it. */
export function ToggleInput(props: ToggleProps) {
  const { control, name, label, hint, Toggle } = props;
  const { field } = useController({ control, name });
  const { value, ref, ...input } = field;
  const id = useId();
  const described = { 'aria-label': label, 'aria-describedby': hint ? id : undefined };
  return (
    <FormControlLabel
      label={
        <>
          {label}
          {hint && (
            <FormHelperText component="span" id={id} sx={{ m: 0, fontSize: '0.9375rem' }}>
              {hint}
            </FormHelperText>
          )}
        </>
      }
      control={
        <Toggle
          {...input}
          checked={Boolean(value)}
          slotProps={{
            input: { ref, role: Toggle === Switch ? 'switch' : undefined, ...described },
          }}
        />
      }
    />
  );
}

interface Suggestion {
  label: string;
  text: string;
}

export type Suggest = (typed: string, values: Readonly<Values>) => readonly Suggestion[];

interface SuggestedProps extends FieldProps {
  loadSuggest: () => Promise<Suggest>;
}

/** A line with suggestions for what is typed. Without their source this is an ordinary line. */
export function SuggestedField(props: SuggestedProps) {
  const { control, loadSuggest } = props;
  const { value: text, onChange, inputRef, ...field } = useOutlinedField(props);
  const values = useWatch({ control }) as Values;
  const [options, setOptions] = useState<readonly Suggestion[]>([]);
  const latest = useRef('');

  async function offer(typed: string) {
    latest.current = typed;
    const suggest = await loadSuggest().catch(() => undefined);
    // Later typing has suggestions of its own.
    if (latest.current !== typed) return;
    setOptions(typed.trim() === '' ? [] : (suggest?.(typed, values) ?? []));
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
        setOptions([]);
        onChange(typeof taken === 'string' ? taken : taken.text);
      }}
      onInputChange={(_, next, reason) => {
        if (reason !== 'input') return;
        onChange(next);
        void offer(next);
      }}
      renderInput={(params) => <OutlinedField {...params} {...field} inputRef={inputRef} />}
    />
  );
}
