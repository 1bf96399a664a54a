import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { MenuState } from './menu';

interface Props {
  state: MenuState;
  /** Names the menu. */
  label: string;
  options: readonly string[];
  labels?: Readonly<Record<string, string>>;
  value: string;
  onChange: (value: string) => void;
}

/** A menu for choosing one option. */
export function ChoiceMenu({ state, label, options, labels, value, onChange }: Props) {
  return (
    state.isUsed && (
      <Menu {...state.menu} slotProps={{ list: { 'aria-label': label } }}>
        {options.map((option) => (
          <MenuItem
            key={option}
            role="menuitemradio"
            aria-checked={option === value}
            selected={option === value}
            onClick={state.choose(() => onChange(option))}
          >
            {labels?.[option] ?? option}
          </MenuItem>
        ))}
      </Menu>
    )
  );
}
