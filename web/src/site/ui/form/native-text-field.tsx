import type { ComponentProps } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useController,
} from 'react-hook-form';
import { Field, type FieldTexts } from './field';
import styles from './field.module.css';

interface Props<V extends FieldValues, N extends FieldPath<V>> extends FieldTexts {
  control: Control<V>;
  name: N;
  /** Makes the field invalid; returns the text to show, or true. */
  validate?: RegisterOptions<V, N>['validate'];
  type?: ComponentProps<'input'>['type'];
  autoComplete?: string;
  inputMode?: ComponentProps<'input'>['inputMode'];
  placeholder?: string;
  isReadOnly?: boolean;
  /** Lines to begin with; more than one makes it a text area. */
  rows?: number;
}

/**
 * A text field of a public form, on the browser's own controls, which are there with the document.
 */
export function NativeTextField<V extends FieldValues, N extends FieldPath<V>>({
  control,
  name,
  validate,
  type = 'text',
  autoComplete,
  inputMode,
  placeholder,
  isReadOnly = false,
  rows = 1,
  ...texts
}: Props<V, N>) {
  const { field, fieldState } = useController({
    control,
    name,
    ...(validate ? { rules: { validate } } : {}),
  });
  const native = { ...field, autoComplete, inputMode, placeholder, readOnly: isReadOnly };
  return (
    <Field {...texts} error={fieldState.error?.message}>
      {(wiring) =>
        rows > 1 ? (
          <textarea className={styles.textArea} {...native} {...wiring} rows={rows} />
        ) : (
          <input className={styles.input} {...native} {...wiring} type={type} />
        )
      }
    </Field>
  );
}
