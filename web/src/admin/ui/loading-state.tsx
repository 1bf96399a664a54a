import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';

const Frame = styled('div', { shouldForwardProp: (name) => name !== 'fullPage' })<{
  fullPage: boolean;
}>(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(8, 2),
  color: theme.vars.palette.text.secondary,
  variants: [{ props: { fullPage: true }, style: { minHeight: '100vh' } }],
}));

interface Props {
  /** What is being waited for. */
  children: string;
  fullPage?: boolean;
}

/** A spinner with words, announced to screen readers. */
export function LoadingState({ children, fullPage = false }: Props) {
  return (
    <Frame role="status" fullPage={fullPage}>
      <CircularProgress size={28} aria-hidden="true" />
      <span>{children}</span>
    </Frame>
  );
}
