import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useQueryClient } from '@tanstack/react-query';
import { ADMIN_PATHS } from '@torque-tide/domain/paths';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type AdminSession, AdminSessionContext } from './admin-session-context';
import { LoginForm } from './login-form';
import { verifySession } from './session-api';
import { sessionSettled } from './session-turn';
import { DialogFrame } from '@/admin/ui/dialog-frame';
import { callApi } from '@/shared/api/api-client';
import { hasStatus } from '@/shared/api/api-error';
import {
  isReplacedByNow,
  isSessionReplaced,
  onSessionStored,
  readSessionId,
  removeSessionId,
  storeSessionId,
} from '@/shared/api/session-storage';
import { forgetMessages } from '@/shared/ui/toast/recent-messages';

interface Props {
  username: string;
  /** Leads to the login page, and forgets what was read with the session. */
  onExpired: () => void;
  children: ReactNode;
}

/** Gives a verified session to everything below, and renews it in place when it ends. */
export function SessionProvider({ username, onExpired, children }: Props) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [state, setState] = useState<'valid' | 'renewing' | 'ended'>('valid');
  const isAuthenticated = state === 'valid';
  /** Calls that are refused while the dialog is open: all wait for the same login. */
  const waiting = useRef<((isRenewed: boolean) => void)[]>([]);
  const tasks = useRef(new Set<() => Promise<void>>());

  const visit = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    visit.current = controller;
    return () => controller.abort();
  }, []);

  const calls = useMemo(() => {
    function renew(): Promise<boolean> {
      setState('renewing');
      return new Promise((resolve) => void waiting.current.push(resolve));
    }

    function close(isRenewed: boolean) {
      // 'Not now' can still be pressed while the dialog of a login that succeeded fades.
      setState((now) => (isRenewed ? 'valid' : now === 'renewing' ? 'ended' : now));
      for (const settle of waiting.current.splice(0)) settle(isRenewed);
    }

    async function run<T>(call: (signal: AbortSignal | undefined) => Promise<T>): Promise<T> {
      const attempt = () => call(visit.current?.signal);
      const used = readSessionId();
      try {
        return await attempt();
      } catch (error) {
        if (!hasStatus(error, 401)) throw error;
        await sessionSettled();
        // It was on its way while another session came in the place of its own.
        if (!isReplacedByNow(used) && !(await renew())) throw error;
        return attempt();
      }
    }

    async function recheck({ inPlace }: { inPlace: boolean }): Promise<boolean> {
      const { signal } = visit.current ?? new AbortController();
      await sessionSettled();
      const used = readSessionId();
      if ((await lookUp(signal)) !== null || (await isSessionReplaced(used))) return true;
      if (signal.aborted) return false;
      if (inPlace) void renew();
      else onExpired();
      return false;
    }

    function onLogOut(task: () => Promise<void>) {
      const { current } = tasks;
      current.add(task);
      return () => void current.delete(task);
    }

    async function logOut() {
      await Promise.allSettled([...tasks.current].map((task) => task()));
      // An answer that comes after the session's end would be a refusal.
      await queryClient.cancelQueries();
      // A server that cannot be reached lets it run out by itself.
      await callApi('admin.logout', {}).catch(() => undefined);
      removeSessionId();
      forgetMessages();
      await navigate(ADMIN_PATHS.login);
      // Not before: what is still shown would be read anew.
      queryClient.clear();
    }

    return { run, renew, recheck, onLogOut, logOut, close };
  }, [navigate, queryClient, onExpired]);
  const { close } = calls;

  // Also one that another tab has stored: this one goes on with it, and asks for no login of its own.
  useEffect(() => {
    const { signal } = visit.current ?? new AbortController();
    async function follow(by: 'this tab' | 'another') {
      if (by === 'another') {
        const stored = await lookUp(signal);
        if (stored?.username !== username || signal.aborted) return;
      }
      // Read without a session meanwhile, the lists may lack what is not published.
      void queryClient.invalidateQueries();
      close(true);
    }
    return onSessionStored((by) => void follow(by));
  }, [username, queryClient, close]);

  const session = useMemo<AdminSession>(
    () => ({ username, isAuthenticated, ...calls }),
    [username, isAuthenticated, calls],
  );
  return (
    <AdminSessionContext value={session}>
      {children}
      <DialogFrame
        isOpen={state === 'renewing'}
        title="Your session has ended"
        onClose={() => close(false)}
        actions={<Button onClick={() => close(false)}>Not now</Button>}
      >
        <DialogContentText>
          Log in again and your work goes on where you left it. Nothing you typed is lost.
        </DialogContentText>
        <LoginForm username={username} onLoggedIn={storeSessionId} />
      </DialogFrame>
    </AdminSessionContext>
  );
}

/** The stored session, without using it: null for one that has ended, undefined where nobody can tell. */
function lookUp(signal: AbortSignal) {
  return verifySession(signal, { isBackground: true }).catch(() => undefined);
}
