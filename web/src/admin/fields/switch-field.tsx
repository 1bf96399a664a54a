import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useId } from 'react';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  padding: theme.spacing(1.5, 1, 1.5, 2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  '& label': { flex: 1, fontWeight: 600, cursor: 'pointer' },
  '& label span': {
    display: 'block',
    fontSize: '0.9375rem',
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
}));

interface Props<V extends FieldValues, N extends FieldPath<V>> {
  control: Control<V>;
  name: N;
  label: string;
  /** What switching it on does. */
  hint: string;
}

/** Something of an item that is on or off. */
export function SwitchField<V extends FieldValues, N extends FieldPath<V>>(props: Props<V, N>) {
  const { control, name, label, hint } = props;
  const { field } = useController({ control, name });
  const { value, ref, ...input } = field;
  const id = useId();
  return (
    <Row>
      <label htmlFor={id}>
        {label}
        <span id={`${id}-hint`}>{hint}</span>
      </label>
      <Switch
        {...input}
        checked={Boolean(value)}
        slotProps={{
          input: { id, ref, role: 'switch', 'aria-label': label, 'aria-describedby': `${id}-hint` },
        }}
      />
    </Row>
  );
}
