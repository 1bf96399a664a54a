import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ButtonRow } from './list-parts';
import { AlertIcon } from '@/shared/ui/icons/controls';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.error.main}`,
  borderRadius: 12,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.error.main} 7%, transparent)`,
  '& > svg': { marginTop: 2, color: theme.vars.palette.error.main },
}));

const Title = styled('p')({ fontWeight: 600 });

const Body = styled('div')(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  '& p, & ul': { margin: theme.spacing(0.5, 0, 0) },
  '& ul': { paddingInlineStart: theme.spacing(2.5) },
}));

interface Props {
  title: string;
  children?: ReactNode;
  /** Buttons that help to solve the problem. */
  actions?: ReactNode;
}

/** Shows what went wrong, and has screen readers say it; stays until its cause is gone. */
export function ProblemAlert({ title, children, actions }: Props) {
  return (
    <Frame role="alert">
      <AlertIcon />
      <div>
        <Title>{title}</Title>
        {children && <Body>{typeof children === 'string' ? <p>{children}</p> : children}</Body>}
        {actions && <ButtonRow sx={{ mt: 1.5 }}>{actions}</ButtonRow>}
      </div>
    </Frame>
  );
}
