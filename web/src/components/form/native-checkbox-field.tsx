import {
  type Control,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useController,
} from 'react-hook-form';
import { type FieldTexts, useFieldIds } from './field';
import { Checkbox, CheckboxLabel, CheckboxRow, ErrorText, Mark } from './field.styles';

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
      <CheckboxRow>
        <Checkbox {...handlers} {...wiring} type="checkbox" checked={Boolean(value)} />
        <CheckboxLabel htmlFor={wiring.id}>
          {label} {isRequired && <Mark aria-hidden="true">*</Mark>}
        </CheckboxLabel>
      </CheckboxRow>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </div>
  );
}
