import { useId, useRef } from 'react';
import { useEarlyInput, valueOf } from '@/shared/browser/use-early-input';
import { ChevronDownIcon } from '@/shared/ui/icons/arrows';
import styles from './native-select-field.module.css';

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The first option, whose value is empty. */
  emptyLabel: string;
  options: readonly string[];
  /** The URL parameter that `before-first-paint.js` fills the field from. */
  urlParam?: string;
}

/**
 * An optional choice on the browser's native select: it is part of the document, opens the phone's
 * own picker, and needs no widget. Type-ahead resets after a second in the browser itself.
 */
export function NativeSelectField(props: ChoiceProps) {
  const { label, emptyLabel, options, urlParam } = props;
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const { value, onChange } = useEarlyInput(select, valueOf, props);
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        className={styles.select}
        ref={select}
        id={id}
        data-url-param={urlParam}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{emptyLabel}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <span className={styles.mark} aria-hidden="true">
        <ChevronDownIcon />
      </span>
    </div>
  );
}
