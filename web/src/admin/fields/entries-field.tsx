import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { FieldValues } from 'react-hook-form';
import { ButtonRow } from '@/admin/ui/button-row';
import { OutlinedField } from '@/admin/ui/outlined-field';
import { entriesOf, textOfEntries } from './entries-text';
import type { FieldControls } from './field-rows';
import type { FieldProps } from './form-controls';
import { ListField } from './list-field';

const Entry = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(1, 2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

/** A list whose entries have a heading and a text: they come, go and change places. */
export function EntriesField<V extends FieldValues>(
  props: FieldProps<V> & FieldControls['entries'],
) {
  const { titleLabel, textLabel, least, ...field } = props;
  const { entryName, most } = field;
  return (
    <ListField
      {...field}
      read={entriesOf}
      write={textOfEntries}
      blank={{ title: '', text: '' }}
      canAdd={(count) => least < most || count < least}
    >
      {({ title, text }, index, { last, isInvalid, inputRef, onBlur, change, remove, move }) => {
        const named = `${entryName} ${index + 1}`;
        const button = (label: string, isPossible: boolean, onClick: () => void) => (
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
          <Entry data-entry="">
            <OutlinedField
              label={titleLabel}
              value={title}
              error={isInvalid}
              inputRef={inputRef}
              slotProps={{ htmlInput: { 'aria-label': `${titleLabel}, ${named}` } }}
              onBlur={onBlur}
              // A heading is one line, also one that is pasted.
              onChange={({ target }) => change({ title: target.value.replaceAll('\n', ' '), text })}
            />
            <OutlinedField
              label={textLabel}
              value={text}
              error={isInvalid}
              multiline
              minRows={3}
              slotProps={{ htmlInput: { 'aria-label': `${textLabel}, ${named}` } }}
              onBlur={onBlur}
              onChange={({ target }) => change({ title, text: target.value })}
            />
            <ButtonRow sx={{ rowGap: 0 }}>
              {button('Move up', index > 0, () => move(index - 1))}
              {button('Move down', index < last, () => move(index + 1))}
              {least < most &&
                button('Remove', last >= least, () => remove(Math.min(index, last - 1)))}
            </ButtonRow>
          </Entry>
        );
      }}
    </ListField>
  );
}
