import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import { splitTags } from '@torque-tide/domain/jobs/job-text';
import { likelyTag } from '@torque-tide/domain/jobs/tag-spelling';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CloseIcon } from '@/shared/ui/icons/controls';
import { OutlinedField } from '@/admin/ui/outlined-field';
import { type FieldProps, useOutlinedField } from './form-controls';

interface Props extends FieldProps {
  useChoices: () => readonly string[];
}

/**
 * Comma-separated tags: chosen, or typed and finished by Enter, a comma or leaving the field. A click on a
 * chip removes its tag.
 */
export function TagsField(props: Props) {
  const { control, name, note } = props;
  const choices = props.useChoices();
  const tags = splitTags(String(useWatch({ control, name })));
  const [typed, setTyped] = useState('');
  const {
    onChange,
    onBlur,
    inputRef,
    value: _,
    ...field
  } = useOutlinedField({
    ...props,
    hint: 'Type a tag and press Enter.',
    note: noteOn(tags, choices) ?? note,
  });

  function put(next: readonly string[], rest = '') {
    setTyped(rest);
    onChange(next.map((tag) => asOffered(tag, choices)).reduce(appendTag, ''));
  }

  return (
    <Autocomplete<string, true, true, true>
      multiple
      freeSolo
      disableClearable
      openOnFocus
      autoHighlight={typed !== ''}
      options={choices.filter((choice) => !tags.some((tag) => isSameTag(tag, choice)))}
      value={tags}
      inputValue={typed}
      onChange={(_, next, reason) =>
        put(reason === 'createOption' ? [...tags, completed(typed, choices)] : next)
      }
      onInputChange={(_, next, reason) => {
        if (reason !== 'input') return;
        const finished = next.split(',');
        const rest = finished.pop() ?? '';
        put([...tags, ...finished], rest.trimStart());
      }}
      onBlur={() => {
        if (typed.trim() !== '') put([...tags, typed]);
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
      renderInput={(params) => <OutlinedField {...params} {...field} inputRef={inputRef} />}
    />
  );
}

/** Points out a new tag that is spelled nearly like one of the choices. */
function noteOn(tags: readonly string[], choices: readonly string[]) {
  for (const tag of tags) {
    const likely = likelyTag(tag, choices);
    if (likely !== undefined && !isSameTag(likely, tag)) {
      return { text: `“${tag}” is a new tag. Did you mean “${likely}”?`, tone: 'warning' } as const;
    }
  }
  return undefined;
}

const isSameTag = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Returns the choice that Enter takes for a typed text, or the text if no choice starts with it. */
function completed(typed: string, choices: readonly string[]): string {
  const start = typed.trim().toLowerCase();
  const exact = choices.find((choice) => isSameTag(choice, typed));
  return exact ?? choices.find((choice) => choice.toLowerCase().startsWith(start)) ?? typed;
}

/** Returns a tag in the spelling of the matching choice. */
function asOffered(tag: string, choices: readonly string[]): string {
  return choices.find((choice) => isSameTag(choice, tag)) ?? tag.trim();
}

/** Adds a tag to the comma-separated text, unless it is already there or is 'none'. */
export function appendTag(text: string, tag: string): string {
  const tags = splitTags(text);
  if (tag === '' || tag.toLowerCase() === 'none') return text;
  return tags.some((other) => isSameTag(other, tag)) ? text : [...tags, tag].join(', ');
}
