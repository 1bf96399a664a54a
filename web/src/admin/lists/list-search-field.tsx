import Button from '@mui/material/Button';
import { type ComponentProps, useRef } from 'react';
import { SHORTCUTS, useShortcuts } from '@/admin/keyboard/shortcuts';
import { SearchField } from '@/shared/ui/form/search-field';
import { PlusIcon } from '@/shared/ui/icons/controls';

type Props = Omit<ComponentProps<typeof SearchField>, 'inputRef' | 'keyShortcut' | 'emptyHint'>;

/** The search of a list, to which '/' leads. */
export function ListSearchField(props: Props) {
  const input = useRef<HTMLInputElement>(null);
  useShortcuts({
    search: () => {
      input.current?.focus();
      input.current?.select();
    },
  });
  return <SearchField {...props} inputRef={input} keyShortcut={SHORTCUTS.search.key} />;
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
