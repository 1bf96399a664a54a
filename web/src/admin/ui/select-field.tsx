import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import type { TextFieldProps } from '@mui/material/TextField';
import { type KeyboardEvent, useRef } from 'react';
import { CheckIcon } from '@/shared/ui/icons/controls';
import { OutlinedField } from './outlined-field';

interface Props extends Omit<TextFieldProps, 'onChange' | 'select' | 'slotProps' | 'variant'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The first option, whose value is empty; omit it if a choice is required. */
  emptyLabel?: string | undefined;
  options: readonly string[];
  /** What an option reads as, where that is not itself. */
  labels?: Readonly<Record<string, string>> | undefined;
}

/** A choice of one text or none. Its open list follows typed letters and forgets them after a second. */
export function SelectField(props: Props) {
  const { onChange, emptyLabel, options, labels, ...field } = props;
  const followTyping = useTypeAhead();

  return (
    <OutlinedField
      {...field}
      select
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        select: {
          displayEmpty: true,
          MenuProps: { slotProps: { list: { onKeyDownCapture: followTyping } } },
        },
      }}
    >
      {emptyLabel !== undefined && <MenuItem value="">{emptyLabel}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {labels?.[option] ?? option}
        </MenuItem>
      ))}
    </OutlinedField>
  );
}

const Tick = styled('span')({ display: 'inline-grid', flex: 'none', width: 26 });

/** What stands for no choice among the values of the list. */
const ALL = '';

interface ChoicesProps extends Pick<Props, 'label' | 'options' | 'labels'> {
  /** What is chosen; nothing stands for all. */
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  /** The first option, which takes every choice back. */
  emptyLabel: string;
}

/** A choice of any number of texts. Its list stays open while they are chosen. */
export function ChoicesField(props: ChoicesProps) {
  const { label, values, onChange, emptyLabel, options, labels } = props;
  const followTyping = useTypeAhead();
  const labelOf = (value: string) => labels?.[value] ?? value;
  return (
    <OutlinedField
      select
      label={label}
      value={values.length === 0 ? [ALL] : values}
      onChange={({ target }) => {
        const next = target.value as unknown as readonly string[];
        const isEmptied = values.length > 0 && next.includes(ALL);
        onChange(isEmptied ? [] : next.filter((value) => value !== ALL));
      }}
      slotProps={{
        select: {
          multiple: true,
          renderValue: () => (values.length === 0 ? emptyLabel : values.map(labelOf).join(', ')),
          MenuProps: { slotProps: { list: { onKeyDownCapture: followTyping } } },
        },
      }}
    >
      <MenuItem value={ALL}>{emptyLabel}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {/* An option is marked by itself: a checkbox in it would be a control in a control. */}
          <Tick aria-hidden="true">{values.includes(option) && <CheckIcon size={18} />}</Tick>
          {labelOf(option)}
        </MenuItem>
      ))}
    </OutlinedField>
  );
}

/** How long an open list remembers what was typed. */
export const TYPE_AHEAD_MS = 1000;

/** What was typed, and when its last key was. */
export interface Typed {
  text: string;
  at: number;
}

/** For the key-down events of an open list: it follows typed letters and forgets them after a second. */
function useTypeAhead() {
  const typed = useRef<Typed>({ text: '', at: 0 });
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, currentTarget, timeStamp } = event;
    if (key.length !== 1 || ctrlKey || metaKey || altKey) return;
    const next = typeOn(typed.current, key, timeStamp);
    // A space at the beginning is no text: it chooses the option, as in every list.
    if (key === ' ' && next.text === ' ') return;
    typed.current = next;
    // MUI's list has a search by letters of its own, which forgets them after half a second.
    event.stopPropagation();
    event.preventDefault();
    const items = [...currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
    const current = items.findIndex((item) => item === document.activeElement);
    const labels = items.map((item) => item.textContent);
    items[matchTyped(labels, current, typed.current.text)]?.focus();
  };
}

/** Adds a key to what was typed; what was typed too long ago is forgotten. */
export function typeOn(typed: Typed, key: string, now: number): Typed {
  const isFresh = now - typed.at <= TYPE_AHEAD_MS;
  return { text: (isFresh ? typed.text : '') + key.toLowerCase(), at: now };
}

/**
 * The option that the typed text leads to, or -1. One letter, however often repeated, walks through
 * the options that begin with it; more letters stay on the current option while it matches.
 */
export function matchTyped(options: readonly string[], current: number, text: string): number {
  const isRepeated = text === text.charAt(0).repeat(text.length);
  const needle = isRepeated ? text.slice(0, 1) : text;
  const start = isRepeated ? current + 1 : Math.max(current, 0);
  for (let step = 0; step < options.length; step += 1) {
    const index = (start + step) % options.length;
    if (options[index]?.toLowerCase().startsWith(needle)) return index;
  }
  return -1;
}
