import { styled } from '@mui/material/styles';

const Line = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.9375rem',
  color: theme.vars.palette.primary.main,
  '&:not(:empty)': { marginBottom: theme.spacing(2) },
}));

interface Props {
  /** What was just done; undefined when nothing was. */
  children: string | undefined;
}

/** Says above a list what became of the last action, where no toast is specified for it. */
export function ListOutcome({ children }: Props) {
  return <Line role="status">{children}</Line>;
}
