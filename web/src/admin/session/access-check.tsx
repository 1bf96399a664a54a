import { ADMIN_PATHS } from '@torque-tide/domain/paths';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LoadingState } from '@/admin/ui/loading-state';
import { SessionProvider } from './session-provider';
import { useAccessCheck } from './use-access-check';

/** Lets only a verified session through; anyone else is sent to the login page. */
export function AccessCheck({ children }: { children: ReactNode }) {
  const { access, expire } = useAccessCheck();
  const { pathname, search } = useLocation();
  if (access.kind === 'checking') {
    return <LoadingState fullPage>Verifying access...</LoadingState>;
  }
  if (access.kind === 'refused') {
    // What was asked for is opened after the login.
    return <Navigate to={ADMIN_PATHS.login} replace state={{ pathname, search }} />;
  }
  return (
    <SessionProvider username={access.username} onExpired={expire}>
      {children}
    </SessionProvider>
  );
}
