import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ComponentProps, useRef } from 'react';
import { KeyCap, SHORTCUTS, useAreShortcutsOn, useShortcuts } from '@/admin/keyboard/shortcuts';
import { Tip } from '@/admin/ui/tip';
import { SearchField } from '@/shared/ui/form/search-field';
import { PlusIcon } from '@/shared/ui/icons/controls';

const HINT = `Press ${SHORTCUTS.search.label} to search`;

const Key = styled(KeyCap)({ cursor: 'text', '@media (hover: none)': { display: 'none' } });

type Props = Omit<ComponentProps<typeof SearchField>, 'inputRef' | 'keyShortcut' | 'emptyHint'>;

/** The search of a list, to which '/' leads. */
export function ListSearchField(props: Props) {
  const input = useRef<HTMLInputElement>(null);
  const areOn = useAreShortcutsOn();
  useShortcuts({
    search: () => {
      input.current?.focus();
      input.current?.select();
    },
  });
  return (
    <SearchField
      {...props}
      inputRef={input}
      keyShortcut={SHORTCUTS.search.key}
      emptyHint={
        areOn && (
          <Tip title={HINT}>
            <Key aria-hidden="true" aria-label={HINT} onClick={() => input.current?.focus()}>
              {SHORTCUTS.search.label}
            </Key>
          </Tip>
        )
      }
    />
  );
}

interface AddProps {
  /** The button's words: 'Add New Job'. */
  children: string;
  onAdd: () => void;
}

/** A list's one primary action. */
export function AddButton({ children, onAdd }: AddProps) {
  return (
    <Button variant="contained" startIcon={<PlusIcon size={18} />} onClick={onAdd}>
      {children}
    </Button>
  );
}
