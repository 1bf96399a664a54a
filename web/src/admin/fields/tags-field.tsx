import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { splitTags } from '@torque-tide/domain/jobs/job-text';
import { likelyTag } from '@torque-tide/domain/jobs/tag-spelling';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CloseIcon } from '@/shared/ui/icons/controls';
import { OutlinedField } from '@/admin/ui/outlined-field';
import type { FieldControls } from './field-rows';
import { type FieldProps, useOutlinedField } from './form-controls';

type Props<V extends FieldValues> = FieldProps<V> & FieldControls['tags'];

/** A tag that can be taken; a new one by a choice of its own. */
export interface TagOffer {
  tag: string;
  isNew: boolean;
}

const Option = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  '& > small': { fontSize: '0.875rem', color: theme.vars.palette.secondary.main },
}));

/**
 * Comma-separated tags: chosen, or typed and then chosen; a click on a chip takes its tag away. What is
 * typed counts as what Enter would make of it, so that a save, and what is kept unfinished, has it, too.
 */
export function TagsField<V extends FieldValues>(props: Props<V>) {
  const choices = props.useChoices();
  const {
    value: text,
    onChange,
    onBlur,
    inputRef,
    ...field
  } = useOutlinedField({
    ...props,
    hint: 'Type the beginning of a tag, and press Enter.',
  });
  const [typing, setTyping] = useState({ finished: [] as string[], rest: '', text: '' });
  // When an unfinished form or a merge sets the text, what was being typed is over.
  const isTyping = typing.rest !== '' && typing.text === text;
  const chips = isTyping ? typing.finished : splitTags(text);
  const rest = isTyping ? typing.rest : '';

  function put(finished: readonly string[], typed = '') {
    const next = [...finished, tagOfTyped(typed, choices, finished)].reduce(appendTag, '');
    setTyping({ finished: [...finished], rest: typed, text: next });
    onChange(next);
  }

  return (
    <Autocomplete<TagOffer, true, true, true>
      multiple
      freeSolo
      disableClearable
      openOnFocus
      autoHighlight={rest !== ''}
      options={tagOffers(rest, choices, chips)}
      filterOptions={(offers) => offers}
      getOptionLabel={labelOf}
      getOptionKey={labelOf}
      value={chips}
      inputValue={rest}
      onChange={(_, next) =>
        put(
          next.map((each) =>
            // What Enter gives up as text was not among the offers.
            typeof each === 'string' && !chips.includes(each)
              ? tagOfTyped(each, choices, chips)
              : labelOf(each),
          ),
        )
      }
      onInputChange={(_, next, reason) => {
        if (reason !== 'input') return;
        const parts = next.split(',');
        const unfinished = parts.pop() ?? '';
        const tags = [...chips];
        for (const part of parts) tags.push(tagOfTyped(part, choices, tags));
        put(splitTags(tags.reduce(appendTag, '')), unfinished.trimStart());
      }}
      onBlur={() => {
        setTyping({ finished: [], rest: '', text: '' });
        onBlur();
      }}
      renderOption={({ key, ...option }, { tag, isNew }) => {
        const likely = isNew ? likelyTag(tag, choices) : undefined;
        return (
          <Option key={key} {...option}>
            {isNew ? `Add “${tag}”` : tag}
            {likely && <small>Nearly “{likely}”</small>}
          </Option>
        );
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
              label={labelOf(tag)}
              aria-label={`Remove ${labelOf(tag)}`}
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

function labelOf(tag: TagOffer | string): string {
  return typeof tag === 'string' ? tag : tag.tag;
}

/**
 * What can be taken for what is typed: choices with a word that begins so, else one that is spelled nearly
 * so, and last, unless it is one of the choices itself, what is typed as a new tag. What is chosen already
 * is not offered again.
 */
export function tagOffers(
  typed: string,
  choices: readonly string[],
  chosen: readonly string[] = [],
): TagOffer[] {
  const tag = typed.trim();
  const start = tag.toLowerCase();
  const isAmong = (tags: readonly string[], name: string) =>
    tags.some((each) => each.toLowerCase() === name.toLowerCase());
  if (isAmong(chosen, tag)) return [];
  const begun = choices.filter((each) => each.toLowerCase().startsWith(start));
  const within = choices.filter((each) => each.toLowerCase().includes(` ${start}`));
  const alike = [...new Set([...begun, ...within])];
  const likely = alike.length === 0 ? likelyTag(tag, choices) : undefined;
  const known = likely === undefined ? alike : [likely];
  return [
    ...known.filter((each) => !isAmong(chosen, each)).map((each) => ({ tag: each, isNew: false })),
    ...(tag === '' || isAmong(choices, tag) ? [] : [{ tag, isNew: true }]),
  ];
}

/** What Enter makes of a typed text: the first choice that is offered for it. */
function tagOfTyped(typed: string, choices: readonly string[], chosen: readonly string[]): string {
  const tag = typed.trim();
  if (tag === '' || tag.toLowerCase() === NO_TAG) return '';
  return tagOffers(tag, choices, chosen)[0]?.tag ?? tag;
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
