import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { CloseIcon, SearchIcon } from '@/components/icons/controls';

interface Props {
  /** Names the field for those who do not see the magnifying glass. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** Called on Enter and when the field loses the focus. */
  onCommit?: () => void;
}

/** A search box with a button that empties it. */
export function SearchField({ label, placeholder, value, onChange, onCommit }: Props) {
  const input = useRef<HTMLInputElement>(null);
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
        htmlInput: { 'aria-label': label, autoComplete: 'off', enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
          endAdornment: value !== '' && (
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
