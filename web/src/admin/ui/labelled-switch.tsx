import { styled } from '@mui/material/styles';
import Switch, { type SwitchProps } from '@mui/material/Switch';
import { type ReactNode, type Ref, useId } from 'react';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  '& label': { flex: 1, fontWeight: 600 },
  '& label span': {
    display: 'block',
    fontSize: '0.9375rem',
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
}));

interface Props extends Omit<SwitchProps, 'ref' | 'slotProps'> {
  label: string;
  /** What switching it on does. */
  hint: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** A switch at the end of a line, after its name and what it does. */
export function LabelledSwitch({ label, hint, inputRef, className, ...props }: Props) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <Frame className={className}>
      <label htmlFor={id}>
        {label}
        <span id={hintId}>{hint}</span>
      </label>
      <Switch
        {...props}
        slotProps={{
          input: {
            id,
            ref: inputRef,
            role: 'switch',
            'aria-label': label,
            'aria-describedby': hintId,
          },
        }}
      />
    </Frame>
  );
}
