import Autocomplete from '@mui/material/Autocomplete';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { OutlinedField } from '@/admin/ui/outlined-field';
import type { FieldControls, Suggestion } from './field-rows';
import { type FieldProps, useOutlinedField } from './form-controls';
import type { FormValue } from './form-values';

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
