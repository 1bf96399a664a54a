import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import { splitTags } from '@torque-tide/domain/jobs/job-text';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CloseIcon } from '@/shared/ui/icons/controls';
import { OutlinedField } from '@/admin/ui/outlined-field';
import type { FieldControls } from './field-rows';
import { type FieldProps, useOutlinedField } from './form-controls';

type Props<V extends FieldValues> = FieldProps<V> & FieldControls['tags'];

/**
 * Comma-separated tags: typed, or taken from the choices; a click on a chip takes its tag away.
 * What is typed counts as a tag from its first letter on, so that a save, and what is kept unfinished, has it, too.
 */
export function TagsField<V extends FieldValues>(props: Props<V>) {
  const {
    value: text,
    onChange,
    onBlur,
    inputRef,
    ...field
  } = useOutlinedField({
    ...props,
    hint: 'Type tags with commas between them, or choose them.',
  });
  const [typing, setTyping] = useState({ finished: [] as string[], rest: '', text: '' });
  // When an unfinished form or a merge sets the text, what was being typed is over.
  const isTyping = typing.rest !== '' && typing.text === text;
  const chips = isTyping ? typing.finished : splitTags(text);

  function put(finished: string[], rest = '') {
    const next = [...finished, rest.trim()].reduce(appendTag, '');
    setTyping({ finished, rest, text: next });
    onChange(next);
  }

  return (
    <Autocomplete
      multiple
      freeSolo
      disableClearable
      openOnFocus
      filterSelectedOptions
      options={props.choices}
      value={chips}
      inputValue={isTyping ? typing.rest : ''}
      onChange={(_, next) => put(next.flatMap(splitTags))}
      onInputChange={(_, next, reason) => {
        if (reason !== 'input') return;
        const parts = next.split(',');
        const rest = parts.pop() ?? '';
        put(splitTags([...chips, ...parts].join(',')), rest.trimStart());
      }}
      onBlur={() => {
        setTyping({ finished: [], rest: '', text: '' });
        onBlur();
      }}
      renderValue={(shown, getItemProps) =>
        shown.map((tag, index) => {
          const { key, onDelete, ...chip } = getItemProps({ index });
          return (
            <Chip
              {...chip}
              key={key}
              component="button"
              type="button"
              label={tag}
              aria-label={`Remove ${tag}`}
              onClick={onDelete}
              onDelete={onDelete}
              deleteIcon={<CloseIcon size={16} />}
            />
          );
        })
      }
      renderInput={(params) => (
        <OutlinedField
          {...params}
          label={field.label}
          inputRef={inputRef}
          error={field.error}
          helperText={field.helperText}
        />
      )}
    />
  );
}

/** The choice that adds nothing. */
const NO_TAG = 'none';

/** The comma-separated text with a tag more at its end, unless it is there already or is 'none'. */
export function appendTag(text: string, tag: string): string {
  if (tag === '' || tag === NO_TAG) return text;
  const tags = splitTags(text);
  const isThere = tags.some((other) => other.toLowerCase() === tag.toLowerCase());
  return isThere ? text : [...tags, tag].join(', ');
}
