import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { TextEntry } from '@torque-tide/contract/page-texts';
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { OutlinedField } from '@/admin/ui/outlined-field';
import { entriesOf, textOfEntries } from './entries-text';
import type { FieldControls } from './field-rows';
import type { FieldProps } from './form-controls';
import { ListFrame } from './list-frame';

type Props<V extends FieldValues> = FieldProps<V> & FieldControls['entries'];

const Entry = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(1, 2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Moves = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 1),
}));

/** A list whose entries have a heading and a text: they come, go and change places. */
export function EntriesField<V extends FieldValues>(props: Props<V>) {
  const { control, name, label, hint, note, entryName, titleLabel, textLabel, least, most } = props;
  const { field, fieldState } = useController({ control, name });
  const entries = entriesOf(field.value);
  const last = entries.length - 1;
  const frame = useRef<HTMLDivElement>(null);
  /** The entry that gets the focus: what had it before is gone, or elsewhere. */
  const [wanted, setWanted] = useState<number>();

  useEffect(() => {
    if (wanted === undefined) return;
    const titles = frame.current?.querySelectorAll<HTMLElement>('[data-entry] input');
    (titles?.item(wanted) ?? frame.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
    setWanted(undefined);
  }, [wanted]);

  const put = (next: readonly TextEntry[]) => field.onChange(textOfEntries(next));
  const change = (index: number, part: Partial<TextEntry>) =>
    put(entries.map((entry, at) => (at === index ? { ...entry, ...part } : entry)));
  function move(index: number, to: number) {
    const [moved] = entries.slice(index, index + 1);
    if (!moved) return;
    put(entries.toSpliced(index, 1).toSpliced(to, 0, moved));
    setWanted(to);
  }
  function remove(index: number) {
    put(entries.toSpliced(index, 1));
    setWanted(Math.min(index, last - 1));
  }
  const button = (label: string, named: string, isPossible: boolean, onClick: () => void) => (
    <Button
      size="small"
      variant="text"
      color="inherit"
      aria-label={`${label} ${named}`}
      disabled={!isPossible}
      onClick={onClick}
    >
      {label}
    </Button>
  );

  return (
    <ListFrame
      frame={frame}
      label={label}
      hint={hint}
      error={fieldState.error?.message}
      note={note}
    >
      {entries.map(({ title, text }, index) => {
        const named = `${entryName} ${index + 1}`;
        return (
          // An entry is known by its place alone.
          <Entry key={index} data-entry="">
            <OutlinedField
              label={titleLabel}
              value={title}
              error={fieldState.invalid}
              inputRef={index === 0 ? field.ref : undefined}
              slotProps={{ htmlInput: { 'aria-label': `${titleLabel}, ${named}` } }}
              onBlur={field.onBlur}
              // A heading is one line, also one that is pasted.
              onChange={({ target }) =>
                change(index, { title: target.value.replaceAll('\n', ' ') })
              }
            />
            <OutlinedField
              label={textLabel}
              value={text}
              error={fieldState.invalid}
              multiline
              minRows={3}
              slotProps={{ htmlInput: { 'aria-label': `${textLabel}, ${named}` } }}
              onBlur={field.onBlur}
              onChange={({ target }) => change(index, { text: target.value })}
            />
            <Moves>
              {button('Move up', named, index > 0, () => move(index, index - 1))}
              {button('Move down', named, index < last, () => move(index, index + 1))}
              {least < most && button('Remove', named, last >= least, () => remove(index))}
            </Moves>
          </Entry>
        );
      })}
      {(least < most || entries.length < least) && (
        <Button
          variant="outlined"
          data-add=""
          sx={{ justifySelf: 'start' }}
          ref={entries.length === 0 ? field.ref : undefined}
          disabled={entries.length >= most}
          onClick={() => {
            put([...entries, { title: '', text: '' }]);
            setWanted(entries.length);
          }}
        >
          Add {entryName}
        </Button>
      )}
    </ListFrame>
  );
}
