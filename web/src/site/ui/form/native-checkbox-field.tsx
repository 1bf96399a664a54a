import {
  type Control,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useController,
} from 'react-hook-form';
import { type FieldTexts, useFieldIds } from './field';
import styles from './field.module.css';

interface Props<V extends FieldValues, N extends FieldPath<V>> extends Pick<
  FieldTexts,
  'label' | 'isRequired'
> {
  control: Control<V>;
  name: N;
  /** Makes the field invalid; returns the text to show, or true. */
  validate?: RegisterOptions<V, N>['validate'];
}

/** A tick box of a public form, with its label beside it. */
export function NativeCheckboxField<V extends FieldValues, N extends FieldPath<V>>({
  control,
  name,
  validate,
  label,
  isRequired = false,
}: Props<V, N>) {
  const { field, fieldState } = useController({
    control,
    name,
    ...(validate ? { rules: { validate } } : {}),
  });
  const { value, ...handlers } = field;
  const error = fieldState.error?.message;
  const { wiring, errorId } = useFieldIds({ error, isRequired });
  return (
    <div>
      <div className={styles.checkboxRow}>
        <input
          className={styles.checkbox}
          {...handlers}
          {...wiring}
          type="checkbox"
          checked={Boolean(value)}
        />
        <label className={styles.checkboxLabel} htmlFor={wiring.id}>
          {label}{' '}
          {isRequired && (
            <span className={styles.mark} aria-hidden="true">
              *
            </span>
          )}
        </label>
      </div>
      {error && (
        <p className={styles.errorText} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
