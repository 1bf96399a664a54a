import { styled } from '@mui/material/styles';

const Line = styled('li')(({ theme }) => ({
  marginBlock: theme.spacing(1),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

/** A line between the groups of a menu: MUI's is made for more than menus, and weighs as much as a menu. */
export function MenuDivider() {
  return <Line role="separator" />;
}
