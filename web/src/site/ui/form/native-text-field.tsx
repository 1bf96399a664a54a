import { type ChangeEvent, type ComponentProps, useRef } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useController,
} from 'react-hook-form';
import { useEarlyInput, valueOf } from '@/shared/browser/use-early-input';
import { ChevronDownIcon } from '@/shared/ui/icons/arrows';
import { Field, type FieldTexts } from './field';
import styles from './field.module.css';

interface Props<V extends FieldValues, N extends FieldPath<V>> extends FieldTexts {
  control: Control<V>;
  name: N;
  /** Returns the error message, or true. */
  validate?: RegisterOptions<V, N>['validate'];
  type?: ComponentProps<'input'>['type'];
  autoComplete?: string;
  /** The initial number of lines; more than one makes it a text area. */
  rows?: number;
  /** Makes it a select of these. */
  options?: readonly string[];
}

type TextElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A text field of a public form. Native, so that it is part of the document. */
export function NativeTextField<V extends FieldValues, N extends FieldPath<V>>({
  control,
  name,
  validate,
  type = 'text',
  autoComplete,
  rows = 1,
  options,
  ...texts
}: Props<V, N>) {
  const { field, fieldState } = useController({
    control,
    name,
    ...(validate ? { rules: { validate } } : {}),
  });
  const element = useRef<TextElement>(null);
  const { value, onChange } = useEarlyInput<TextElement, string>(element, valueOf, field);
  const native = {
    ...field,
    value,
    onChange: ({ target }: ChangeEvent<TextElement>) => onChange(target.value),
    ref: (found: TextElement | null) => {
      element.current = found;
      field.ref(found);
    },
    autoComplete,
  };
  return (
    <Field {...texts} error={fieldState.error?.message}>
      {(wiring) => {
        if (options) {
          return (
            <div className={styles.choice}>
              <select className={styles.input} {...native} {...wiring}>
                {options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
              <ChevronDownIcon />
            </div>
          );
        }
        return rows > 1 ? (
          <textarea className={styles.textArea} {...native} {...wiring} rows={rows} />
        ) : (
          <input className={styles.input} {...native} {...wiring} type={type} />
        );
      }}
    </Field>
  );
}
