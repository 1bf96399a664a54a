import {
  type Control,
  type FieldPathByValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { Field } from '@/site/ui/form/field';
import styles from './apply.module.css';

interface Props<V extends FieldValues, N extends FieldPathByValue<V, File | undefined>> {
  control: Control<V>;
  name: N;
  /** File extensions. */
  accept: readonly string[];
  validate: (file: File | undefined) => true | string;
}

/** The browser's native file field, which also works without scripts. */
export function CvField<V extends FieldValues, N extends FieldPathByValue<V, File | undefined>>({
  control,
  name,
  accept,
  validate,
}: Props<V, N>) {
  const { field, fieldState } = useController({ control, name, rules: { validate } });
  return (
    <Field
      label="CV"
      hint="PDF, DOCX, ODT or RTF, at most 5 MB"
      isOptional
      error={fieldState.error?.message}
    >
      {(wiring) => (
        <input
          className={styles.file}
          {...wiring}
          name={field.name}
          ref={field.ref}
          type="file"
          accept={accept.join(',')}
          onChange={({ target }) => field.onChange(target.files?.[0])}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  );
}
