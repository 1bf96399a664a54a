import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useIsOnline } from '@/shared/browser/connection';
import { loadChunk } from '@/shared/ui/errors/load-chunk';
import Button from '@mui/material/Button';
import { FlowRow, Note } from './list-parts';
import { AlertIcon } from '@/shared/ui/icons/controls';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(8, 2),
  color: theme.vars.palette.text.secondary,
  '&[data-full-page]': { minHeight: '100vh' },
}));

interface Props {
  /** The object of the wait. */
  children: string;
  fullPage?: boolean;
}

/** A spinner with words, announced to screen readers. Offline, reads wait for a connection. */
export function LoadingState({ children, fullPage = false }: Props) {
  const isOnline = useIsOnline();
  return (
    <Frame role="status" data-full-page={fullPage ? '' : undefined}>
      <CircularProgress size={28} aria-hidden="true" />
      <span>{isOnline ? children : 'No connection. This continues once you are back online.'}</span>
    </Frame>
  );
}

/**
 * Returns a component whose code loads when it is first rendered.
 *
 * @param waiting shown meanwhile
 */
export function lazyComponent<C extends (props: never) => ReactNode>(
  load: () => Promise<C>,
  waiting: ReactNode = <LoadingState>Loading...</LoadingState>,
): C {
  const Lazy = lazy(async () => ({ default: (await loadChunk(load)) as unknown as ComponentType }));
  const WhenThere = (props: object) => (
    <Suspense fallback={waiting}>
      <Lazy {...props} />
    </Suspense>
  );
  // It takes the loaded component's props, even if that is generic.
  return WhenThere as unknown as C;
}

const EmptyPanel = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  padding: theme.spacing(4, 3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '& h3': theme.typography.h3,
}));

interface EmptyProps {
  title: string;
  /** A sentence below the title. */
  hint?: string | undefined;
  /** An action that helps, if there is one. */
  action?: { label: string; onClick: () => void } | undefined;
}

/** Replaces a tab's list or form. */
export function EmptyList({ title, hint, action }: EmptyProps) {
  return (
    <EmptyPanel>
      <h3>{title}</h3>
      {hint && <Note>{hint}</Note>}
      {action && (
        <Button variant="outlined" sx={{ mt: 1 }} onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </EmptyPanel>
  );
}

const Alert = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.error.main}`,
  borderRadius: 12,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.error.main} 7%, transparent)`,
  '& > svg': { marginTop: 2, color: theme.vars.palette.error.main },
  '& > div > strong': { display: 'block', fontWeight: 600 },
  '& p, & ul': { margin: theme.spacing(0.5, 0, 0) },
  '& ul': { paddingInlineStart: theme.spacing(2.5) },
}));

interface AlertProps {
  title: string;
  children?: ReactNode;
  /** Buttons that help to solve the problem. */
  actions?: ReactNode;
}

/** Shows an error and announces it to screen readers; stays until its cause is gone. */
export function ProblemAlert({ title, children, actions }: AlertProps) {
  return (
    <Alert role="alert">
      <AlertIcon />
      <div>
        <strong>{title}</strong>
        {typeof children === 'string' ? <p>{children}</p> : children}
        {actions && <FlowRow sx={{ gap: 1, mt: 1.5 }}>{actions}</FlowRow>}
      </div>
    </Alert>
  );
}
