import { type ReactNode, type RefObject, useId, useRef } from 'react';
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
  /** Stands at the field's beginning instead of the magnifying glass. */
  icon?: ReactNode;
  /** Offered by the browser below the field. */
  suggestions?: readonly string[];
  onFocus?: () => void;
  /** Names the button that empties the field. */
  clearLabel?: string;
  /** The element that says what's wrong with the value. */
  errorId?: string | undefined;
  /** The parameter of the URL that says what the field holds, for a document (`before-first-paint.js`). */
  urlParam?: string;
}

/** A search box with a button that empties it. */
export function SearchField(props: Props) {
  const { label, placeholder, onCommit, keyShortcut, emptyHint, inputRef, urlParam, name } = props;
  const { icon = <SearchIcon />, suggestions, errorId, clearLabel = 'Clear search' } = props;
  const listId = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  const { value, onChange } = useEarlyInput(input, valueOf, props);
  return (
    <div className={styles.searchBox}>
      {icon}
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
        list={suggestions && listId}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
        value={value}
        onFocus={props.onFocus}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onCommit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onCommit?.();
        }}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      {value === '' ? (
        emptyHint
      ) : (
        <button
          className={styles.clearButton}
          type="button"
          aria-label={clearLabel}
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
