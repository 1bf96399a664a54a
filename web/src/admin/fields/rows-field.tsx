import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { FieldValues } from 'react-hook-form';
import { OutlinedField } from '@/admin/ui/outlined-field';
import { Tip } from '@/admin/ui/tip';
import { CloseIcon } from '@/shared/ui/icons/controls';
import type { FieldControls } from './field-rows';
import type { FieldProps } from './form-controls';
import { ListField } from './list-field';
import { cellsOf, textOfCells } from './rows-text';

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
export function RowsField<V extends FieldValues>(props: FieldProps<V> & FieldControls['rows']) {
  const { columns, between, rowName, max, ...field } = props;
  return (
    <ListField
      {...field}
      entryName={rowName}
      read={(text): readonly string[][] => cellsOf(text, between)}
      write={(rows) => textOfCells(rows, between)}
      blank={columns.map(() => '')}
      most={max}
      canAdd={() => true}
    >
      {(cells, index, { isInvalid, inputRef, onBlur, change, remove }) => {
        const named = `${rowName} ${index + 1}`;
        return (
          <Row data-entry="">
            <Cells>
              {columns.map(({ label, type = 'text', width }, place) => (
                <OutlinedField
                  key={label}
                  label={label}
                  type={type}
                  value={cells[place] ?? ''}
                  error={isInvalid}
                  inputRef={place === 0 ? inputRef : undefined}
                  slotProps={{ htmlInput: { 'aria-label': `${label}, ${named}` } }}
                  sx={{ flex: `${width} 1 ${width * SHARE_PX}px`, width: 0, minWidth: 0 }}
                  onBlur={onBlur}
                  onChange={({ target }) => change(cells.with(place, target.value))}
                />
              ))}
            </Cells>
            <Tip title={`Remove ${named}`}>
              <IconButton
                color="inherit"
                aria-label={`Remove ${named}`}
                sx={{ mt: 0.75 }}
                onClick={() => remove()}
              >
                <CloseIcon size={20} />
              </IconButton>
            </Tip>
          </Row>
        );
      }}
    </ListField>
  );
}
