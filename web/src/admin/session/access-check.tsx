import { useQueryClient } from '@tanstack/react-query';
import { ADMIN_PATHS } from '@torque-tide/domain/paths';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { verifySession } from './session-api';
import { SessionProvider } from './session-provider';
import { LoadingState } from '@/admin/ui/states';
import {
  goOnWithSession,
  readStoredSessionId,
  removeSessionId,
} from '@/shared/api/session-storage';
import { useToast } from '@/shared/ui/toast/use-toast';

type Access = { kind: 'checking' } | { kind: 'refused' } | { kind: 'granted'; username: string };

/** How long to wait before a new check, in ms: a page that was about to be left may stay. */
const CHECK_AGAIN_MS = 1_000;

/**
 * Lets only a verified session through; anyone else is sent to the login page. A refusal is shown; a
 * failed call only redirects. Either way the session is removed with everything read with it.
 */
export function AccessCheck({ children }: { children: ReactNode }) {
  const [access, setAccess] = useState<Access>({
    kind: readStoredSessionId() ? 'checking' : 'refused',
  });
  const queryClient = useQueryClient();
  const toast = useToast();
  const { pathname, search } = useLocation();

  const refuse = useCallback(
    (sessionId?: string) => {
      removeSessionId(sessionId);
      queryClient.clear();
      setAccess({ kind: 'refused' });
    },
    [queryClient],
  );

  /** Reports that the session has ended, and redirects to the login. */
  const expire = useCallback(
    (sessionId?: string) => {
      toast({ title: 'Session expired', description: 'Please log in again', tone: 'error' });
      refuse(sessionId);
    },
    [toast, refuse],
  );

  useEffect(() => {
    const stored = readStoredSessionId();
    if (!stored) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let isLeaving = false;
    for (const leaves of ['beforeunload', 'pagehide']) {
      window.addEventListener(leaves, () => (isLeaving = true), { signal });
    }

    async function check(sessionId: string) {
      try {
        const session = await verifySession(signal, { sessionId });
        if (signal.aborted) return;
        if (!session) return expire(sessionId);
        // Not earlier: the previous page's calls still belong to its own account.
        goOnWithSession(sessionId);
        setAccess({ kind: 'granted', username: session.username });
      } catch {
        if (signal.aborted) return;
        if (!isLeaving) return refuse(sessionId);
        // Browsers end the calls of a page that is left, which says nothing about the session.
        isLeaving = false;
        setTimeout(() => void check(sessionId), CHECK_AGAIN_MS);
      }
    }

    void check(stored);
    return () => controller.abort();
  }, [refuse, expire]);

  if (access.kind === 'checking') {
    return <LoadingState fullPage>Verifying access...</LoadingState>;
  }
  if (access.kind === 'refused') {
    // The requested page opens after the login.
    return <Navigate to={ADMIN_PATHS.login} replace state={{ pathname, search }} />;
  }
  return (
    <SessionProvider username={access.username} onExpired={expire}>
      {children}
    </SessionProvider>
  );
}
