import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { useEarlyInput, valueOf } from '@/shared/browser/use-early-input';
import { CloseIcon, SearchIcon } from '../icons/controls';
import { IconButton } from '@/shared/ui/button/button';
import styles from './search-field.module.css';

interface Props {
  /** The accessible name. */
  label: string;
  placeholder: string;
  /** The form parameter. */
  name?: string;
  value: string;
  onChange: (value: string) => void;
  /** Called on Enter and on blur. */
  onCommit?: () => void;
  /** For moving the focus to the field. */
  inputRef?: RefObject<HTMLInputElement | null>;
  /** The field's shortcut, for assistive technology. */
  keyShortcut?: string;
  /** Shown at the field's end while it is empty. */
  emptyHint?: ReactNode;
  /** Replaces the magnifying glass. */
  icon?: ReactNode;
  /** The browser's suggestions. */
  suggestions?: readonly string[];
  onFocus?: () => void;
  /** The label of the clear button. */
  clearLabel?: string;
  /** The id of the field's error message. */
  errorId?: string | undefined;
  /** The URL parameter that `before-first-paint.js` fills the field from. */
  urlParam?: string;
}

/** A search field with a clear button. */
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
        <IconButton
          className={styles.clearButton}
          aria-label={clearLabel}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <CloseIcon size={18} />
        </IconButton>
      )}
    </div>
  );
}
