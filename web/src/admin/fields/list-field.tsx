import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { type ReactNode, type RefObject, useId } from 'react';
import { type FieldNote, helperTextOf } from '@/admin/ui/outlined-field';

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
  margin: 0,
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
}));

const Help = styled(FormHelperText)({ margin: 0, fontSize: '0.875rem', lineHeight: 1.5 });

interface Props {
  frame: RefObject<HTMLDivElement | null>;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  note: FieldNote | undefined;
  children: ReactNode;
}

/** Around a field whose value is a list of entries with inputs of their own. */
export function ListFrame({ frame, label, hint, error, note, children }: Props) {
  const labelId = useId();
  const helpId = useId();
  const help = helperTextOf(hint, error, note);
  return (
    <Frame
      ref={frame}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={help ? helpId : undefined}
      data-invalid={error ? '' : undefined}
    >
      <Label id={labelId}>{label}</Label>
      {children}
      {help && (
        <Help id={helpId} error={error !== undefined}>
          {help}
        </Help>
      )}
    </Frame>
  );
}
