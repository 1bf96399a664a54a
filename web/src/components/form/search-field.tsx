import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type ReactNode, type RefObject, useRef } from 'react';
import { CloseIcon, SearchIcon } from '@/components/icons/controls';

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
    <TextField
      fullWidth
      type="search"
      placeholder={placeholder}
      value={value}
      inputRef={input}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onCommit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onCommit?.();
      }}
      sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
      slotProps={{
        htmlInput: {
          'aria-label': label,
          'aria-keyshortcuts': keyShortcut,
          autoComplete: 'off',
          enterKeyHint: 'search',
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
          endAdornment:
            value === '' ? (
              emptyHint && <InputAdornment position="end">{emptyHint}</InputAdornment>
            ) : (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label="Clear search"
                  onClick={() => {
                    onChange('');
                    input.current?.focus();
                  }}
                >
                  <CloseIcon size={18} />
                </IconButton>
              </InputAdornment>
            ),
        },
      }}
    />
  );
}
