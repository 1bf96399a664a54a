import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** Props that connect a control with its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean;
}

export interface FieldTexts {
  label: ReactNode;
  /** Shown between the label and the control. */
  hint?: ReactNode;
  /** Marks the label and tells assistive technology; the form has the rule. */
  isRequired?: boolean;
  /** Marks the label, in forms whose fields are mostly required. */
  isOptional?: boolean;
}

interface Props extends FieldTexts {
  error: string | undefined;
  children: (wiring: ControlProps) => ReactNode;
}

/** A form field's label, hint and error, wired for any kind of control. */
export function Field({ label, hint, isRequired = false, isOptional, error, children }: Props) {
  const { wiring, hintId, errorId } = useFieldIds(error, isRequired, hint);
  return (
    <div className={styles.fieldRoot}>
      <label className={styles.label} htmlFor={wiring.id}>
        {label}{' '}
        {isRequired && (
          <span className={styles.mark} aria-hidden="true">
            *
          </span>
        )}
        {isOptional && <span className={styles.mark}>(optional)</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children(wiring)}
      {error && (
        <p className={styles.errorText} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Returns the ids that connect a control with its texts; checkboxes have a layout of their own. */
export function useFieldIds(error: string | undefined, isRequired: boolean, hint?: ReactNode) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  const wiring: ControlProps = {
    id,
    'aria-invalid': Boolean(error),
    'aria-describedby': describedBy || undefined,
    'aria-required': isRequired,
  };
  return { wiring, hintId, errorId };
}
