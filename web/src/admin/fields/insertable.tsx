import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { useMenu } from '@/admin/ui/menu';
import { ChevronDownIcon } from '@/shared/ui/icons/arrows';

/** A placeholder, such as `{email}`. */
export interface Insert {
  text: string;
  label: string;
  /** The text that visitors read instead. */
  says: string;
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(0.5),
  '& > *': { maxWidth: '100%' },
  // Shown only for the focused field: a form has dozens.
  '&:not(:focus-within) > [aria-expanded="false"]': { display: 'none' },
}));

type Input = HTMLInputElement | HTMLTextAreaElement;

interface Props {
  label: string;
  /** A hook that returns the placeholders. */
  useInserts: () => readonly Insert[];
  children: ReactNode;
}

/** Adds a menu of placeholders to a field. */
export function Insertable({ label, useInserts, children }: Props) {
  const inserts = useInserts();
  const input = useRef<Input>(null);
  const { button, menu, choose } = useMenu();

  function keepInput({ target }: FocusEvent) {
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isText) input.current = target;
  }

  function insert(text: string) {
    const target = input.current;
    if (!target) return;
    target.focus();
    target.setRangeText(text, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
    // React only notices the change through this event.
    target.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <Frame onFocus={keepInput}>
      {children}
      <Button
        size="small"
        variant="text"
        color="inherit"
        aria-label={`Insert a setting into ${label}`}
        endIcon={<ChevronDownIcon size={16} />}
        {...button}
      >
        Insert a setting
      </Button>
      <Menu {...menu}>
        {inserts.map(({ text, label: title, says }) => (
          <MenuItem key={text} onClick={choose(() => insert(text))}>
            <ListItemText primary={title} secondary={says} />
          </MenuItem>
        ))}
      </Menu>
    </Frame>
  );
}
