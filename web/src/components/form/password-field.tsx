import { useCallback, useState } from 'react';
import {
  type FieldPath,
  type FieldValues,
  type UseControllerProps,
  useController,
} from 'react-hook-form';
import { EyeIcon, EyeOffIcon } from '@/components/icons/eye';
import { styled } from '@/theme/styled';
import { Field } from './field';
import { Input } from './field.styles';

const Frame = styled('div')({ position: 'relative', '& input': { paddingInlineEnd: 60 } });

const Toggle = styled('button')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 4,
  right: 4,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  padding: 0,
  color: theme.vars.palette.text.secondary,
  background: 'none',
  border: 0,
  borderRadius: 10,
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:focus-visible': { outlineOffset: -3 },
}));

type Props<V extends FieldValues, N extends FieldPath<V>, O> = UseControllerProps<V, N, O> & {
  label: string;
  autoComplete: 'current-password' | 'new-password';
};

/** A password, which can be looked at while it is typed. */
export function PasswordField<V extends FieldValues, N extends FieldPath<V>, O = V>({
  label,
  autoComplete,
  ...controller
}: Props<V, N, O>) {
  const [isShown, setIsShown] = useState(false);
  const { field, fieldState } = useController(controller);
  const { ref, ...input } = field;
  const attach = useCallback((element: HTMLElement | null) => ref(element), [ref]);
  return (
    <Field label={label} error={fieldState.error?.message}>
      {(wiring) => (
        <Frame>
          <Input
            {...input}
            {...wiring}
            ref={attach}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Toggle
            type="button"
            aria-label="Show password"
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </Toggle>
        </Frame>
      )}
    </Field>
  );
}
