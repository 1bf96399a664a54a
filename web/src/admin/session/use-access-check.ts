import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useToast } from '@/shared/ui/toast/use-toast';
import { readSessionId, removeSessionId } from '@/shared/api/session-storage';
import { verifySession } from './session-api';

export type Access =
  { kind: 'checking' } | { kind: 'refused' } | { kind: 'granted'; username: string };

/**
 * Asks the server, once, whether the stored session is valid. A refusal is said; a call that fails
 * only leads back to the login. Either way the session is removed, and what was read with it.
 */
export function useAccessCheck() {
  const [access, setAccess] = useState<Access>({ kind: 'checking' });
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
    const controller = new AbortController();

    async function check() {
      if (!readSessionId()) {
        setAccess({ kind: 'refused' });
        return;
      }
      try {
        const session = await verifySession(controller.signal);
        if (controller.signal.aborted) return;
        if (session) {
          setAccess({ kind: 'granted', username: session.username });
          return;
        }
        expire();
      } catch {
        if (!controller.signal.aborted) refuse();
      }
    }

    void check();
    return () => controller.abort();
  }, [refuse, expire]);

  return { access, expire };
}
