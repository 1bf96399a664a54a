import { styled } from '@mui/material/styles';

const Button = styled('button')(({ theme }) => ({
  width: 40,
  minHeight: 44,
  fontWeight: 700,
  color: theme.vars.palette.text.secondary,
  borderRadius: 8,
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:focus-visible': { outlineOffset: -2 },
}));

interface Props {
  /** The id of the title whose item the menu is about. */
  describedBy: string;
  onOpen: (anchor: HTMLElement) => void;
}

/** Opens the menu of what can be done with one job, in a row that has no room for its buttons. */
export function MenuButton({ describedBy, onOpen }: Props) {
  return (
    <Button
      type="button"
      aria-label="More"
      aria-haspopup="menu"
      aria-describedby={describedBy}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <span aria-hidden="true">⋯</span>
    </Button>
  );
}
