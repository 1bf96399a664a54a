import { useCallback, useState } from 'react';
import {
  type FieldPath,
  type FieldValues,
  type UseControllerProps,
  useController,
} from 'react-hook-form';
import { EyeIcon, EyeOffIcon } from '../icons/eye';
import { Field } from './field';
import fieldStyles from './field.module.css';
import styles from './password-field.module.css';

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
        <div className={styles.frame}>
          <input
            className={fieldStyles.input}
            {...input}
            {...wiring}
            ref={attach}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            className={styles.toggle}
            type="button"
            aria-label="Show password"
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </div>
      )}
    </Field>
  );
}
