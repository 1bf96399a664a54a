import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** What the control of a field spreads onto its element, so that label, hint and error belong to it. */
interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean;
}

export interface FieldTexts {
  label: ReactNode;
  /** Stands between the label and the control. */
  hint?: ReactNode;
  /** Marks the label, and tells assistive technology; the rule itself is the form's. */
  isRequired?: boolean;
  /** Says so in the label, where most fields of the form are required. */
  isOptional?: boolean;
}

interface Props extends FieldTexts {
  error: string | undefined;
  children: (wiring: ControlProps) => ReactNode;
}

/** Label, hint and error of one form field, wired once for every kind of control. */
export function Field({ label, hint, isRequired = false, isOptional, error, children }: Props) {
  const { wiring, hintId, errorId } = useFieldIds({ error, hint, isRequired });
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

/** The ids that tie a control to its texts; a checkbox lays them out in its own way. */
export function useFieldIds({
  error,
  hint,
  isRequired,
}: {
  error: string | undefined;
  hint?: ReactNode;
  isRequired: boolean;
}) {
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
