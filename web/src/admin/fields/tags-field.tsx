import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { splitTags } from '@torque-tide/domain/jobs/job-text';
import { likelyTag } from '@torque-tide/domain/jobs/tag-spelling';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CloseIcon } from '@/shared/ui/icons/controls';
import { helperTextOf, OutlinedField } from '@/admin/ui/outlined-field';
import { useAwaitedField } from './awaited-fields';
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
 * Comma-separated tags: chosen, or typed and finished by Enter or a comma; a click on a chip takes its tag
 * away. Half a word that is left in the field stays there: the field says so, and the form isn't saved.
 */
export function TagsField<V extends FieldValues>(props: Props<V>) {
  const choices = props.useChoices();
  const [typing, setTyping] = useState({ finished: [] as string[], rest: '', text: '' });
  const [isOpen, setIsOpen] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  /** The offer that the arrow keys went to. */
  const chosen = useRef<TagOffer>(null);
  const {
    value: text,
    onChange,
    onBlur,
    inputRef,
    ...field
  } = useOutlinedField({
    ...props,
    hint: 'Type a tag and press Enter.',
  });
  // When unsaved changes or a merge set the text, what was being typed is over.
  const isTyping = typing.rest !== '' && typing.text === text;
  const chips = isTyping ? typing.finished : splitTags(text);
  const rest = isTyping ? typing.rest : '';
  const offers = tagOffers(rest, choices, chips);
  const isHalf = rest.trim() !== '' && !isKnown(rest, choices);
  const problem = isHalf
    ? `“${rest.trim()}” isn’t a tag yet. Press Enter to add it, or clear it.`
    : undefined;
  useAwaitedField(props.name, problem);
  const error = field.error || !isLeft ? undefined : problem;

  function put(finished: readonly string[], typed = '') {
    const known = isKnown(typed, choices) ? [asTyped(typed, choices)] : [];
    const next = [...finished, ...known].reduce(appendTag, '');
    chosen.current = null;
    setTyping({ finished: [...finished], rest: typed, text: next });
    onChange(next);
  }

  /** The tag of a highlighted offer that begins with the rest; undefined for any other offer. */
  function completionOf(offer: TagOffer | undefined): string | undefined {
    return isOpen && offer && isCompletion(offer, rest) ? offer.tag : undefined;
  }

  return (
    <Autocomplete<TagOffer, true, true, true>
      multiple
      freeSolo
      disableClearable
      openOnFocus
      autoHighlight={rest !== ''}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      options={offers}
      filterOptions={(all) => all}
      getOptionLabel={labelOf}
      getOptionKey={labelOf}
      value={chips}
      inputValue={rest}
      onHighlightChange={(_, offer, reason) => {
        chosen.current = reason === 'keyboard' ? offer : null;
      }}
      onKeyDown={({ key, shiftKey }) => {
        const completion = completionOf(chosen.current ?? offers[0]);
        if (key === 'Tab' && !shiftKey && completion) put([...chips, completion]);
      }}
      onChange={(_, next) =>
        put(
          next.map((each) =>
            // Enter gives up the typed text unless the arrow keys went to an offer.
            typeof each === 'string' && !chips.includes(each)
              ? (completionOf(offers[0]) ?? asTyped(each, choices))
              : labelOf(each),
          ),
        )
      }
      onInputChange={(_, next, reason) => {
        if (reason !== 'input') return;
        const parts = next.split(',');
        const unfinished = parts.pop() ?? '';
        const tags = [...chips, ...parts.map((part) => asTyped(part, choices))];
        put(splitTags(tags.reduce(appendTag, '')), unfinished.trimStart());
      }}
      onFocus={() => setIsLeft(false)}
      onBlur={() => {
        setIsLeft(true);
        if (!isHalf) setTyping({ finished: [], rest: '', text: '' });
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
          error={field.error || error !== undefined}
          helperText={
            error === undefined ? field.helperText : helperTextOf(field.helperText, error)
          }
        />
      )}
    />
  );
}

function labelOf(tag: TagOffer | string): string {
  return typeof tag === 'string' ? tag : tag.tag;
}

const isSameTag = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

const isKnown = (typed: string, choices: readonly string[]) =>
  choices.some((each) => isSameTag(each, typed));

/**
 * What can be taken for what is typed. Choices that begin with it come first; where there are none, what is
 * typed comes first as a new tag: nobody gets a guess by Enter. Others are choices with a later word that
 * begins with it, or one that is spelled nearly so. What is chosen already isn't offered again.
 */
export function tagOffers(
  typed: string,
  choices: readonly string[],
  chosen: readonly string[] = [],
): TagOffer[] {
  const tag = typed.trim();
  const start = tag.toLowerCase();
  if (isKnown(tag, chosen)) return [];
  const begun = choices
    .filter((each) => each.toLowerCase().startsWith(start))
    // A whole tag comes before the ones that go on.
    .toSorted((a, b) => Number(isSameTag(b, tag)) - Number(isSameTag(a, tag)));
  const within = choices.filter((each) => each.toLowerCase().includes(` ${start}`));
  const likely = begun.length + within.length === 0 ? likelyTag(tag, choices) : undefined;
  const offersOf = (tags: readonly string[]) =>
    tags.filter((each) => !isKnown(each, chosen)).map((each) => ({ tag: each, isNew: false }));
  const completions = offersOf(begun);
  const others = offersOf([...within, ...(likely === undefined ? [] : [likely])]).filter(
    (offer) => !begun.includes(offer.tag),
  );
  const added = tag === '' || isKnown(tag, choices) ? [] : [{ tag, isNew: true }];
  return completions.length > 0 ? [...completions, ...others, ...added] : [...added, ...others];
}

/** True for an offer that begins with what is typed. */
function isCompletion({ tag, isNew }: TagOffer, typed: string): boolean {
  const start = typed.trim().toLowerCase();
  return start !== '' && !isNew && tag.toLowerCase().startsWith(start);
}

/** A tag as it is typed, in the case of the choice that it names. */
function asTyped(typed: string, choices: readonly string[]): string {
  const tag = typed.trim();
  if (tag.toLowerCase() === NO_TAG) return '';
  return choices.find((each) => isSameTag(each, tag)) ?? tag;
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
