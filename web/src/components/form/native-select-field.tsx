import { useId } from 'react';
import { ChevronDownIcon } from '@/components/icons/arrows';
import { styled } from '@/theme/styled';
import { fieldEdge, fieldFocus } from './field-edge';

const Root = styled('div')({ position: 'relative', minWidth: 0 });

const Label = styled('label')(({ theme }) => ({
  position: 'absolute',
  top: -9,
  left: 14,
  paddingInline: 6,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: theme.vars.palette.text.secondary,
  // It lies across the edge, one half on the page and the other on the field.
  background: `linear-gradient(${theme.vars.palette.background.default} 50%, ${theme.vars.palette.background.paper} 50%)`,
}));

const Select = styled('select')(({ theme }) => ({
  width: '100%',
  height: 56,
  padding: '0 44px 0 20px',
  font: 'inherit',
  color: theme.vars.palette.text.primary,
  textOverflow: 'ellipsis',
  backgroundColor: theme.vars.palette.background.paper,
  border: fieldEdge(theme),
  borderRadius: 12,
  appearance: 'none',
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { borderColor: theme.vars.palette.text.primary } },
  '&:focus-visible': fieldFocus(theme),
}));

const Mark = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 16,
  right: 14,
  height: 24,
  color: theme.vars.palette.text.secondary,
  pointerEvents: 'none',
}));

export interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The first option, whose value is empty. */
  emptyLabel: string;
  options: readonly string[];
}

/**
 * A choice of one text or none, as `SelectField`, on the browser's own control: it is there with the
 * document, a phone opens its own wheel, and no widget has to come for it. Browsers forget what was
 * typed into the open list after a second themselves.
 */
export function NativeSelectField({ label, value, onChange, emptyLabel, options }: ChoiceProps) {
  const id = useId();
  return (
    <Root>
      <Select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{emptyLabel}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
      <Label htmlFor={id}>{label}</Label>
      <Mark aria-hidden="true">
        <ChevronDownIcon />
      </Mark>
    </Root>
  );
}
