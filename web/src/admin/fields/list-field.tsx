import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { FlowRow } from '@/admin/ui/list-parts';
import { helperTextOf, OutlinedField } from '@/admin/ui/outlined-field';
import type { FieldProps } from './form-controls';
import { rowsOf, textOfRows } from './form-values';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  minWidth: 0,
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  '&[data-invalid]': { borderColor: theme.vars.palette.error.main },
}));

const Help = styled(FormHelperText)({ margin: 0, fontSize: '0.875rem', lineHeight: 1.5 });

/** Minimum width per share, in px. */
const SHARE_PX = 28;

export interface ListControl {
  /** One entry, in lower case: 'price'. */
  entryName: string;
  columns: readonly {
    label: string;
    type?: 'number';
    /** Share of the line; without it the input takes a whole line. */
    width?: number;
    rows?: number;
  }[];
  least?: number;
  most: number;
  isOrdered?: boolean;
}

/** A list of entries that can be added, removed and moved. */
export function ListField(props: FieldProps & ListControl) {
  const { control, name, label, hint, note } = props;
  const { entryName, columns, least = 0, most, isOrdered = false } = props;
  const { field, fieldState } = useController({ control, name });
  const { invalid: isInvalid, error } = fieldState;
  const entries = rowsOf(String(field.value));
  const last = entries.length - 1;
  const frame = useRef<HTMLDivElement>(null);
  /** The entry to focus after the focused one is gone or moved. */
  const [wanted, setWanted] = useState<number>();
  const labelId = useId();
  const helpId = useId();
  const help = helperTextOf(hint, error?.message, note);

  useEffect(() => {
    if (wanted === undefined) return;
    const entry = frame.current?.querySelectorAll('[data-entry]').item(wanted);
    const adds = frame.current?.querySelector<HTMLElement>('[data-add]');
    (entry?.querySelector('input') ?? adds)?.focus();
    setWanted(undefined);
  }, [wanted]);

  function put(next: readonly (readonly string[])[], focused?: number) {
    field.onChange(textOfRows(next));
    setWanted(focused);
  }

  const inputsOf = (cells: readonly string[], index: number) =>
    columns.map(({ label: part, type = 'text', width, rows = 1 }, place) => (
      <OutlinedField
        key={part}
        label={part}
        name={name}
        type={type}
        multiline={rows > 1}
        minRows={rows}
        value={cells[place] ?? ''}
        error={isInvalid}
        // The form focuses the first input of the first entry.
        inputRef={index === 0 && place === 0 ? field.ref : undefined}
        slotProps={{ htmlInput: { 'aria-label': `${part}, ${entryName} ${index + 1}` } }}
        sx={{ flex: width ? `${width} 1 ${width * SHARE_PX}px` : '1 1 100%' }}
        onBlur={field.onBlur}
        onChange={({ target }) => put(entries.with(index, cells.with(place, target.value)))}
      />
    ));

  function drawEntry(cells: readonly string[], index: number) {
    const others = entries.toSpliced(index, 1);
    const move = (to: number) => put(others.toSpliced(to, 0, cells), to);
    const button = (word: string, isPossible: boolean, onClick: () => void) => (
      <Button
        size="small"
        variant="text"
        color="inherit"
        aria-label={`${word} ${entryName} ${index + 1}`}
        disabled={!isPossible}
        onClick={onClick}
      >
        {word}
      </Button>
    );
    return (
      // Entries have no ids.
      <FlowRow key={index} data-entry="" sx={{ columnGap: 1, rowGap: 2, pt: 1 }}>
        {inputsOf(cells, index)}
        {isOrdered && button('Move up', index > 0, () => move(index - 1))}
        {isOrdered && button('Move down', index < last, () => move(index + 1))}
        {least < most &&
          button('Remove', last >= least, () => put(others, Math.min(index, last - 1)))}
      </FlowRow>
    );
  }

  return (
    <Frame
      ref={frame}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={help ? helpId : undefined}
      data-invalid={error?.message ? '' : undefined}
    >
      <FormLabel component="p" id={labelId}>
        {label}
      </FormLabel>
      {entries.map(drawEntry)}
      {(least < most || entries.length < least) && (
        <Button
          variant="outlined"
          data-add=""
          sx={{ justifySelf: 'start' }}
          // Focused on an error while the list is empty.
          ref={entries.length === 0 ? field.ref : undefined}
          disabled={entries.length >= most}
          onClick={() => put([...entries, columns.map(() => '')], entries.length)}
        >
          Add {entryName}
        </Button>
      )}
      {help && (
        <Help id={helpId} error={error?.message !== undefined}>
          {help}
        </Help>
      )}
    </Frame>
  );
}
