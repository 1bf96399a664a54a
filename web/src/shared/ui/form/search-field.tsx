import { type ReactNode, type RefObject, useRef } from 'react';
import { CloseIcon, SearchIcon } from '../icons/controls';
import styles from './search-field.module.css';

interface Props {
  /** Names the field for those who do not see the magnifying glass. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** Called on Enter and when the field loses the focus. */
  onCommit?: () => void;
  /** Reaches the field from outside, to move the focus to it. */
  inputRef?: RefObject<HTMLInputElement | null>;
  /** The key that leads to the field, for assistive technology. */
  keyShortcut?: string;
  /** Stands at the field's end as long as it is empty. */
  emptyHint?: ReactNode;
}

/** A search box with a button that empties it. */
export function SearchField(props: Props) {
  const { label, placeholder, value, onChange, onCommit, keyShortcut, emptyHint } = props;
  const ownRef = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? ownRef;
  return (
    <div className={styles.searchBox}>
      <SearchIcon />
      <input
        className={styles.searchInput}
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts={keyShortcut}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onCommit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onCommit?.();
        }}
      />
      {value === '' ? (
        emptyHint
      ) : (
        <button
          className={styles.clearButton}
          type="button"
          aria-label="Clear search"
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <CloseIcon size={18} />
        </button>
      )}
    </div>
  );
}
