import { styled } from '@mui/material/styles';
import { type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from './form-controls';
import { LabelledSwitch } from '@/admin/ui/labelled-switch';

// Not in `form-controls.tsx`, which the login loads: it needs no switch.
const FramedSwitch = styled(LabelledSwitch)(({ theme }) => ({
  padding: theme.spacing(1.5, 1, 1.5, 2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  '& label': { cursor: 'pointer' },
}));

/** Something of an item that is on or off. */
export function SwitchField<V extends FieldValues>({ control, name, label, hint }: FieldProps<V>) {
  const { field } = useController({ control, name });
  const { value, ref, ...input } = field;
  return (
    <FramedSwitch {...input} inputRef={ref} checked={Boolean(value)} label={label} hint={hint} />
  );
}
