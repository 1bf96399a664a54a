import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { OutlinedField } from '@/admin/ui/outlined-field';
import { Tip } from '@/admin/ui/tip';
import { CloseIcon } from '@/shared/ui/icons/controls';
import type { FieldControls } from './field-rows';
import type { FieldProps } from './form-controls';
import { ListFrame } from './list-frame';
import { cellsOf, textOfCells } from './rows-text';

type Props<V extends FieldValues> = FieldProps<V> & FieldControls['rows'];

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: theme.spacing(1),
  width: '100%',
  paddingTop: theme.spacing(1),
}));

/** Beside each other, and on a phone below each other where they have no room. */
const Cells = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2, 1),
  minWidth: 0,
}));

/** How wide a part is at least, in px, for each share that it has. */
const SHARE_PX = 28;

/** A list whose entries have several parts: a row of inputs for each, rows that come and go. */
export function RowsField<V extends FieldValues>(props: Props<V>) {
  const { control, name, label, hint, note, columns, between, rowName, max } = props;
  const { field, fieldState } = useController({ control, name });
  const rows = cellsOf(field.value, between);
  const frame = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<number>();

  useEffect(() => {
    if (added === undefined) return;
    const all = frame.current?.querySelectorAll('[data-row]');
    all?.item(added).querySelector('input')?.focus();
    setAdded(undefined);
  }, [added]);

  const put = (next: readonly (readonly string[])[]) => field.onChange(textOfCells(next, between));
  return (
    <ListFrame
      frame={frame}
      label={label}
      hint={hint}
      error={fieldState.error?.message}
      note={note}
    >
      {rows.map((cells, index) => (
        // A row is known by its place alone.
        <Row key={index} data-row="">
          <Cells>
            {columns.map(({ label: column, type, width }, place) => (
              <OutlinedField
                key={column}
                label={column}
                type={type ?? 'text'}
                value={cells[place] ?? ''}
                error={fieldState.invalid}
                inputRef={index === 0 && place === 0 ? field.ref : undefined}
                slotProps={{ htmlInput: { 'aria-label': `${column}, ${rowName} ${index + 1}` } }}
                sx={{ flex: `${width} 1 ${width * SHARE_PX}px`, width: 0, minWidth: 0 }}
                onBlur={field.onBlur}
                onChange={({ target }) =>
                  put(rows.map((row, at) => (at === index ? row.with(place, target.value) : row)))
                }
              />
            ))}
          </Cells>
          <Tip title={`Remove ${rowName} ${index + 1}`}>
            <IconButton
              color="inherit"
              aria-label={`Remove ${rowName} ${index + 1}`}
              sx={{ mt: 0.75 }}
              onClick={() => {
                put(rows.toSpliced(index, 1));
                // The button that had the focus is gone.
                frame.current?.querySelector<HTMLElement>('[data-add]')?.focus();
              }}
            >
              <CloseIcon size={20} />
            </IconButton>
          </Tip>
        </Row>
      ))}
      <Button
        variant="outlined"
        data-add=""
        sx={{ justifySelf: 'start' }}
        // There is nothing else to go to while the list is empty.
        ref={rows.length === 0 ? field.ref : undefined}
        disabled={rows.length >= max}
        onClick={() => {
          put([...rows, columns.map(() => '')]);
          setAdded(rows.length);
        }}
      >
        Add {rowName}
      </Button>
    </ListFrame>
  );
}
