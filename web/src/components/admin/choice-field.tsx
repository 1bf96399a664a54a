import { styled } from '@mui/material/styles';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Field, type FieldTexts } from '@/components/form/field';
import { Input } from '@/components/form/field.styles';
import { ChevronDownIcon } from '@/components/icons/arrows';

const Frame = styled('div')({
  position: 'relative',
  '& select': { paddingInlineEnd: 44, textOverflow: 'ellipsis' },
  '& > svg': {
    position: 'absolute',
    insetBlock: 0,
    right: 14,
    marginBlock: 'auto',
    pointerEvents: 'none',
  },
});

const Select = Input.withComponent('select');

interface Props<V extends FieldValues, N extends FieldPath<V>> extends FieldTexts {
  control: Control<V>;
  name: N;
  choices: readonly string[];
  /** What an empty value reads as; left out where there always is a choice. */
  emptyLabel?: string;
}

/** One choice of several, by the browser's own list: it suits a phone, and follows what is typed. */
export function ChoiceField<V extends FieldValues, N extends FieldPath<V>>(props: Props<V, N>) {
  const { control, name, choices, emptyLabel, ...texts } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <Field {...texts} error={fieldState.error?.message}>
      {(wiring) => (
        <Frame>
          <Select {...field} {...wiring}>
            {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </Select>
          <ChevronDownIcon />
        </Frame>
      )}
    </Field>
  );
}
