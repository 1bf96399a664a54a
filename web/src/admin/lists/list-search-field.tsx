import { styled } from '@mui/material/styles';
import { type ComponentProps, useRef } from 'react';
import { SearchField } from '@/shared/ui/form/search-field';
import { Tip } from '@/admin/ui/tip';
import { KeyCap } from '@/admin/keyboard/shortcut-help';
import { SHORTCUTS, useAreShortcutsOn, useShortcuts } from '@/admin/keyboard/shortcuts';

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
