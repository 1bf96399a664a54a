import { useRef } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useController,
} from 'react-hook-form';
import { useEarlyInput } from '@/shared/browser/use-early-input';
import { type FieldTexts, useFieldIds } from './field';
import styles from './field.module.css';

interface Props<V extends FieldValues, N extends FieldPath<V>> extends Pick<
  FieldTexts,
  'label' | 'isRequired'
> {
  control: Control<V>;
  name: N;
  /** Returns the error message, or true. */
  validate?: RegisterOptions<V, N>['validate'];
}

const isChecked = (box: HTMLInputElement) => box.checked;

/** A labelled checkbox of a public form. */
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
  // The browser's own submission sends `on`.
  const { ref, value: _value, ...handlers } = field;
  const box = useRef<HTMLInputElement>(null);
  const { value, onChange } = useEarlyInput(box, isChecked, {
    ...field,
    value: Boolean(field.value),
  });
  const error = fieldState.error?.message;
  const { wiring, errorId } = useFieldIds(error, isRequired);
  return (
    <div>
      <div className={styles.checkboxRow}>
        <input
          className={styles.checkbox}
          {...handlers}
          {...wiring}
          ref={(element) => {
            box.current = element;
            ref(element);
          }}
          type="checkbox"
          checked={value}
          onChange={({ target }) => onChange(target.checked)}
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
