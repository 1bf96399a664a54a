import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { helperTextOf } from '@/admin/ui/outlined-field';
import type { FieldProps } from './form-controls';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  minWidth: 0,
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  '&[data-invalid]': { borderColor: theme.vars.palette.error.main },
}));

const Label = styled('p')(({ theme }) => ({
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
}));

const Help = styled(FormHelperText)({ margin: 0, fontSize: '0.875rem', lineHeight: 1.5 });

/** What the inputs of an entry need, and what can be done with it. */
interface EntryTools<E> {
  /** The place of the last one. */
  last: number;
  isInvalid: boolean;
  /** Of the first input: of the first entry the form finds it by this. */
  inputRef: Ref<HTMLElement> | undefined;
  onBlur: () => void;
  change: (entry: E) => void;
  /** Without a place to go to, the focus goes on to the button that adds one. */
  remove: (focused?: number) => void;
  move: (to: number) => void;
}

interface Props<V extends FieldValues, E> extends FieldProps<V> {
  /** One entry, in lower case: 'question'. */
  entryName: string;
  /** What the form holds of them is one text. */
  read: (text: string) => readonly E[];
  write: (entries: readonly E[]) => string;
  blank: E;
  most: number;
  /** False where none can be added. */
  canAdd: (count: number) => boolean;
  /** An entry, marked by `data-entry`. */
  children: (entry: E, index: number, tools: EntryTools<E>) => ReactNode;
}

/** A field whose value is a list of entries with inputs of their own: they come, go and change places. */
export function ListField<V extends FieldValues, E>(props: Props<V, E>) {
  const { control, name, label, hint, note, entryName } = props;
  const { read, write, blank, most, canAdd, children } = props;
  const { field, fieldState } = useController({ control, name });
  const { invalid: isInvalid, error } = fieldState;
  const entries = read(field.value);
  const frame = useRef<HTMLDivElement>(null);
  /** The entry that gets the focus: what had it before is gone, or elsewhere. */
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

  function put(next: readonly E[], focused?: number) {
    field.onChange(write(next));
    setWanted(focused);
  }
  return (
    <Frame
      ref={frame}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={help ? helpId : undefined}
      data-invalid={error?.message ? '' : undefined}
    >
      <Label id={labelId}>{label}</Label>
      {entries.map((entry, index) => (
        // An entry is known by its place alone.
        <Fragment key={index}>
          {children(entry, index, {
            last: entries.length - 1,
            isInvalid,
            inputRef: index === 0 ? field.ref : undefined,
            onBlur: field.onBlur,
            change: (next) => put(entries.with(index, next)),
            remove: (focused = -1) => put(entries.toSpliced(index, 1), focused),
            move: (to) => put(entries.toSpliced(index, 1).toSpliced(to, 0, entry), to),
          })}
        </Fragment>
      ))}
      {canAdd(entries.length) && (
        <Button
          variant="outlined"
          data-add=""
          sx={{ justifySelf: 'start' }}
          // There is nothing else to go to while the list is empty.
          ref={entries.length === 0 ? field.ref : undefined}
          disabled={entries.length >= most}
          onClick={() => put([...entries, blank], entries.length)}
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
