import { useQueryClient } from '@tanstack/react-query';
import { ADMIN_PATHS } from '@torque-tide/domain/paths';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { verifySession } from './session-api';
import { SessionProvider } from './session-provider';
import { LoadingState } from '@/admin/ui/loading-state';
import { readSessionId, removeSessionId } from '@/shared/api/session-storage';
import { useToast } from '@/shared/ui/toast/use-toast';

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

type Access = { kind: 'checking' } | { kind: 'refused' } | { kind: 'granted'; username: string };

/**
 * Asks the server, once, whether the stored session is valid. A refusal is said; a call that fails
 * only leads back to the login. Either way the session is removed, and what was read with it.
 */
function useAccessCheck() {
  const [access, setAccess] = useState<Access>({ kind: readSessionId() ? 'checking' : 'refused' });
  const queryClient = useQueryClient();
  const toast = useToast();

  const refuse = useCallback(() => {
    removeSessionId();
    queryClient.clear();
    setAccess({ kind: 'refused' });
  }, [queryClient]);

  /** Says that the session has ended, and leads to the login. */
  const expire = useCallback(() => {
    toast({ title: 'Session expired', description: 'Please log in again', tone: 'error' });
    refuse();
  }, [toast, refuse]);

  useEffect(() => {
    if (!readSessionId()) return undefined;
    const controller = new AbortController();
    const { signal } = controller;

    async function check() {
      try {
        const session = await verifySession(signal);
        if (signal.aborted) return;
        if (session) setAccess({ kind: 'granted', username: session.username });
        else expire();
      } catch {
        if (!signal.aborted) refuse();
      }
    }

    void check();
    return () => controller.abort();
  }, [refuse, expire]);

  return { access, expire };
}
