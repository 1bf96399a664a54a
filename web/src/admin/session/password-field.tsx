import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useOutlinedField } from '@/admin/fields/form-controls';
import { OutlinedField } from '@/admin/ui/outlined-field';
import { EyeIcon, EyeOffIcon } from '@/shared/ui/icons/admin';

type Props<V extends FieldValues> = Parameters<typeof useOutlinedField<V>>[0] & {
  autoComplete: 'current-password' | 'new-password';
  takesFocus?: boolean;
  isReadOnly?: boolean;
};

/** A password field that can show its text. */
export function PasswordField<V extends FieldValues>({
  autoComplete,
  takesFocus = false,
  isReadOnly = false,
  ...props
}: Props<V>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <OutlinedField
      {...useOutlinedField(props)}
      type={isShown ? 'text' : 'password'}
      autoFocus={takesFocus}
      slotProps={{
        htmlInput: {
          autoComplete,
          readOnly: isReadOnly,
          autoCapitalize: 'none',
          spellCheck: false,
        },
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
