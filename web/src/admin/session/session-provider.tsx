import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useQueryClient } from '@tanstack/react-query';
import { ADMIN_PATHS } from '@torque-tide/domain/paths';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type AdminSession, AdminSessionContext } from './admin-session-context';
import { LoginForm } from './login-form';
import { sessionSettled, verifySession } from './session-api';
import { confirmLeave, lossOnLeave } from '@/admin/navigation/leave-guard';
import { DialogFrame, useLast } from '@/admin/ui/dialog';
import { callApi } from '@/shared/api/api-client';
import { hasStatus } from '@/shared/api/api-error';
import {
  goOnWithSession,
  isSessionReplaced,
  onSessionStored,
  readSessionId,
  readStoredSessionId,
  removeSessionId,
  storeSessionId,
} from '@/shared/api/session-storage';
import { forgetMessages } from '@/shared/ui/toast/recent-messages';

interface Props {
  username: string;
  /** Leads to the login page, and clears everything read with the session. */
  onExpired: () => void;
  children: ReactNode;
}

/** Provides a verified session, and renews it in place when it ends, for the same account only. */
export function SessionProvider({ username, onExpired, children }: Props) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [state, setState] = useState<'valid' | 'renewing' | 'replaced' | 'ended'>('valid');
  const [other, setOther] = useState<string>();
  const isAuthenticated = state === 'valid';
  /** Calls that were refused while the dialog is open; all wait for the same login. */
  const waiting = useRef<((isRenewed: boolean) => void)[]>([]);

  const visit = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    visit.current = controller;
    return () => controller.abort();
  }, []);

  const calls = useMemo(() => {
    function renew(): Promise<boolean> {
      setState((now) => (now === 'replaced' ? now : 'renewing'));
      return new Promise((resolve) => void waiting.current.push(resolve));
    }

    function close(isRenewed: boolean) {
      // 'Not now' can still be pressed while the dialog fades out after a login.
      setState((now) => (isRenewed ? 'valid' : now === 'renewing' ? 'ended' : now));
      for (const settle of waiting.current.splice(0)) settle(isRenewed);
    }

    function goOn() {
      // Lists that were read without a session may lack unpublished items.
      void queryClient.invalidateQueries();
      close(true);
    }

    async function run<T>(call: (signal: AbortSignal | undefined) => Promise<T>): Promise<T> {
      const attempt = () => call(visit.current?.signal);
      const used = readSessionId();
      try {
        return await attempt();
      } catch (error) {
        if (!hasStatus(error, 401)) throw error;
        await sessionSettled();
        // The call was pending while another session replaced its own.
        if ((await takeOver(used)) !== 'renewed' && !(await renew())) throw error;
        return attempt();
      }
    }

    /**
     * Finds out which session has replaced one. The tab only continues with the same account's;
     * until that is known, calls send the old one.
     */
    async function takeOver(
      used: string | null,
    ): Promise<'renewed' | 'replaced' | 'ended' | 'unknown'> {
      const id = readStoredSessionId();
      if (id === null || id === used) return 'ended';
      if (id === readSessionId()) return 'renewed';
      const { signal } = visit.current ?? new AbortController();
      const found = await lookUp(signal, id);
      if (readStoredSessionId() !== id) return takeOver(used);
      if (!found) return found === null ? 'ended' : 'unknown';
      if (found.username === username) {
        goOnWithSession(id);
        goOn();
        return 'renewed';
      }
      setOther(found.username);
      setState('replaced');
      return 'replaced';
    }

    async function recheck({ inPlace }: { inPlace: boolean }): Promise<boolean> {
      const { signal } = visit.current ?? new AbortController();
      await sessionSettled();
      const used = readSessionId();
      if ((await lookUp(signal)) !== null) return true;
      const found = (await isSessionReplaced(used)) ? await takeOver(used) : 'ended';
      if (found === 'replaced' || signal.aborted) return false;
      if (found !== 'ended') return true;
      if (inPlace) void renew();
      else onExpired();
      return false;
    }

    async function logOut() {
      // Asks before the session ends, because until then unsaved changes can be saved.
      if (!confirmLeave()) return;
      // Ends live editing, which would otherwise ask for a login.
      setState('ended');
      // Answers that arrive after the session's end would be refusals.
      await queryClient.cancelQueries();
      // If the server can't be reached, the session expires by itself.
      await callApi('admin.logout', {}).catch(() => undefined);
      removeSessionId();
      forgetMessages();
      await navigate(ADMIN_PATHS.login);
      // Not earlier: the page would read everything again.
      queryClient.clear();
    }

    return { run, renew, recheck, takeOver, logOut, close, goOn };
  }, [username, navigate, queryClient, onExpired]);
  const { takeOver, close, goOn } = calls;

  // Also if another tab has stored a session: this tab uses it, and asks for no login of its own.
  useEffect(() => {
    const lookAgain = () => void takeOver(readSessionId());
    // It was stored while this tab's session was being verified.
    if (readStoredSessionId() !== readSessionId()) lookAgain();
    // A session that this tab stores is of the same account, because the login's name is fixed.
    return onSessionStored((by) => (by === 'this tab' ? goOn() : lookAgain()));
  }, [takeOver, goOn]);

  const session = useMemo<AdminSession>(
    () => ({ username, isAuthenticated, ...calls }),
    [username, isAuthenticated, calls],
  );
  const asked = state === 'renewing' || state === 'replaced' ? state : undefined;
  const isReplaced = useLast(asked) === 'replaced';
  const kept = `Content that you typed into a form here is kept in this browser for ${username}.`;
  return (
    <AdminSessionContext value={session}>
      {children}
      <DialogFrame
        isOpen={asked !== undefined}
        title={isReplaced ? 'Somebody else is logged in now' : 'Your session has ended'}
        // The open page belongs to the first account: it continues in that name, or is closed.
        onClose={isReplaced ? undefined : () => close(false)}
        actions={
          isReplaced ? (
            <Button href={ADMIN_PATHS.dashboard}>Go on as {other}</Button>
          ) : (
            <Button onClick={() => close(false)}>Not now</Button>
          )
        }
      >
        {/* Room for the label, which overlaps the field's edge. */}
        <DialogContentText sx={{ mb: 2.5 }}>
          {isReplaced
            ? `This browser is logged in as ${other} now. ${lossOnLeave() ?? kept} Log in as ${username} to go on where you left it.`
            : 'Log in again and your work goes on where you left it. Nothing you typed is lost.'}
        </DialogContentText>
        <LoginForm username={username} onLoggedIn={storeSessionId} />
      </DialogFrame>
    </AdminSessionContext>
  );
}

/** Returns a session without extending it: null if it has ended, undefined if that is unknown. */
function lookUp(signal: AbortSignal, sessionId?: string) {
  return verifySession(signal, { isBackground: true, sessionId }).catch(() => undefined);
}
