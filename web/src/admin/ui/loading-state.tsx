import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { type ReactNode, type ComponentType, Suspense, lazy } from 'react';
import { useIsOnline } from '@/shared/browser/connection';
import { loadChunk } from '@/shared/ui/errors/load-chunk';

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
  /** What is being waited for. */
  children: string;
  fullPage?: boolean;
}

/** A spinner with words, announced to screen readers. What is read waits for a connection where there is none. */
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
 * A component whose files are fetched when it is first rendered.
 *
 * @param waiting what stands in its place until they are there, by what it takes
 */
export function lazyComponent<C extends (props: never) => ReactNode>(
  load: () => Promise<C>,
  waiting: (props: Parameters<C>[0]) => ReactNode = () => <LoadingState>Loading...</LoadingState>,
): C {
  const Lazy = lazy(async () => ({ default: (await loadChunk(load)) as unknown as ComponentType }));
  const WhenThere = (props: Parameters<C>[0]) => (
    <Suspense fallback={waiting(props)}>
      <Lazy {...(props as object)} />
    </Suspense>
  );
  // It has the props of the loaded component, which may be generic.
  return WhenThere as unknown as C;
}
