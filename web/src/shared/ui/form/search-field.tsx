import { type ReactNode, type RefObject, useRef } from 'react';
import { useEarlyInput, valueOf } from '@/shared/browser/use-early-input';
import { CloseIcon, SearchIcon } from '../icons/controls';
import styles from './search-field.module.css';

interface Props {
  /** Names the field for those who do not see the magnifying glass. */
  label: string;
  placeholder: string;
  /** The parameter that a form sends it as. */
  name?: string;
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
  /** The parameter of the URL that says what the field holds, for a document (`before-first-paint.js`). */
  urlParam?: string;
}

/** A search box with a button that empties it. */
export function SearchField(props: Props) {
  const { label, placeholder, onCommit, keyShortcut, emptyHint, inputRef, urlParam, name } = props;
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  const { value, onChange } = useEarlyInput(input, valueOf, props);
  return (
    <div className={styles.searchBox}>
      <SearchIcon />
      <input
        className={styles.searchInput}
        ref={input}
        type="search"
        name={name}
        aria-label={label}
        aria-keyshortcuts={keyShortcut}
        data-url-param={urlParam}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onCommit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onCommit?.();
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
