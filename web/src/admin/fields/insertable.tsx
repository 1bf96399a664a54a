import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
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

const Says = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 2.5),
  fontSize: '0.875rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}));

const Item = styled(MenuItem)(({ theme }) => ({
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  whiteSpace: 'normal',
  '& > span': {
    maxWidth: '16rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
}));

type Input = HTMLInputElement | HTMLTextAreaElement;

interface Props<V extends FieldValues> {
  control: Control<V>;
  name: FieldPath<V>;
  label: string;
  /** A hook that returns the placeholders. */
  useInserts: () => readonly Insert[];
  children: ReactNode;
}

/** Adds a menu of placeholders to a field, and shows the values of the used ones. */
export function Insertable<V extends FieldValues>(props: Props<V>) {
  const { control, name, label, useInserts, children } = props;
  const inserts = useInserts();
  const input = useRef<Input>(null);
  const { button, menu, choose } = useMenu();
  const value = String(useWatch({ control, name }));
  const used = inserts.filter(({ text }) => value.includes(text));

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
      {used.length > 0 && (
        <Says>
          {used.map(({ text, says }) => `${text} is ${says ? `“${says}”` : 'empty'}`).join(', ')}
        </Says>
      )}
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
          <Item key={text} onClick={choose(() => insert(text))}>
            {title}
            <span>{says}</span>
          </Item>
        ))}
      </Menu>
    </Frame>
  );
}
