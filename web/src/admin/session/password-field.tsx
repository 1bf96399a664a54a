import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { type ReactNode, useState } from 'react';
import {
  type FieldPath,
  type FieldValues,
  type UseControllerProps,
  useController,
} from 'react-hook-form';
import { helperTextOf, OutlinedField } from '@/admin/ui/outlined-field';
import { EyeIcon, EyeOffIcon } from '@/shared/ui/icons/admin';

type Props<V extends FieldValues, N extends FieldPath<V>, O> = UseControllerProps<V, N, O> & {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
};

/** A password, which can be looked at while it is typed. */
export function PasswordField<V extends FieldValues, N extends FieldPath<V>, O = V>({
  label,
  autoComplete,
  hint,
  ...controller
}: Props<V, N, O>) {
  const [isShown, setIsShown] = useState(false);
  const { field, fieldState } = useController(controller);
  const { ref, ...input } = field;
  return (
    <OutlinedField
      {...input}
      inputRef={ref}
      label={label}
      type={isShown ? 'text' : 'password'}
      error={fieldState.invalid}
      helperText={helperTextOf(hint, fieldState.error?.message)}
      slotProps={{
        htmlInput: { autoComplete, autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label="Show password"
                aria-pressed={isShown}
                onClick={() => setIsShown(!isShown)}
              >
                {isShown ? <EyeOffIcon /> : <EyeIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
