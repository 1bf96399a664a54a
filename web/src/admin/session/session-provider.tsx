import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { ADMIN_PATHS } from '@torque-tide/domain/paths';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type AdminSession, AdminSessionContext } from './admin-session-context';
import { LoginForm } from './login-form';
import { endSession, verifySession } from './session-api';
import { sessionSettled } from './session-turn';
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

interface Renewal {
  promise: Promise<boolean>;
  settle: (isRenewed: boolean) => void;
}

/** Gives a verified session to everything below, and renews it in place when it ends. */
export function SessionProvider({ username, onExpired, children }: Props) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isAuthenticated, setIsAuthenticated] = useState(true);
  const [isRenewing, setIsRenewing] = useState(false);
  // Calls that are refused while the dialog is open wait for the same login.
  const renewal = useRef<Renewal>(null);

  const visit = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    visit.current = controller;
    return () => controller.abort();
  }, []);

  const renew = useCallback(() => {
    setIsAuthenticated(false);
    setIsRenewing(true);
    renewal.current ??= openRenewal();
    return renewal.current.promise;
  }, []);

  const run = useCallback(
    async <T,>(call: (signal: AbortSignal | undefined) => Promise<T>): Promise<T> => {
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
    },
    [renew],
  );

  const recheck = useCallback<AdminSession['recheck']>(
    async ({ inPlace }) => {
      const { signal } = visit.current ?? new AbortController();
      await sessionSettled();
      const used = readSessionId();
      try {
        if (await verifySession(signal, { isBackground: true })) return true;
      } catch {
        return true;
      }
      if (await isSessionReplaced(used)) return true;
      if (signal.aborted) return false;
      if (inPlace) void renew();
      else onExpired();
      return false;
    },
    [renew, onExpired],
  );

  const tasks = useRef(new Set<() => Promise<void>>());
  const onLogOut = useCallback<AdminSession['onLogOut']>((task) => {
    const { current } = tasks;
    current.add(task);
    return () => {
      current.delete(task);
    };
  }, []);

  const logOut = useCallback(async () => {
    await Promise.allSettled([...tasks.current].map((task) => task()));
    // An answer that comes after the session's end would be a refusal.
    await queryClient.cancelQueries();
    await endSession();
    removeSessionId();
    forgetMessages();
    await navigate(ADMIN_PATHS.login);
    // Not before: what is still shown would be read anew.
    queryClient.clear();
  }, [navigate, queryClient]);

  const close = useCallback((isRenewed: boolean) => {
    setIsRenewing(false);
    renewal.current?.settle(isRenewed);
    renewal.current = null;
  }, []);

  // Also one that another tab has stored: this one goes on with it, and asks for no login of its own.
  useEffect(() => {
    const { signal } = visit.current ?? new AbortController();
    async function follow(by: 'this tab' | 'another') {
      if (by === 'another' && !(await isOf(username, signal))) return;
      setIsAuthenticated(true);
      // Read without a session meanwhile, the lists may lack what is not published.
      void queryClient.invalidateQueries();
      close(true);
    }
    return onSessionStored((by) => void follow(by));
  }, [username, queryClient, close]);

  const session = useMemo<AdminSession>(
    () => ({ username, isAuthenticated, run, renew, recheck, onLogOut, logOut }),
    [username, isAuthenticated, run, renew, recheck, onLogOut, logOut],
  );
  return (
    <AdminSessionContext value={session}>
      {children}
      <RenewDialog
        isOpen={isRenewing}
        username={username}
        onLoggedIn={storeSessionId}
        onClose={() => close(false)}
      />
    </AdminSessionContext>
  );
}

/** Whether the stored session is this admin's. */
async function isOf(username: string, signal: AbortSignal): Promise<boolean> {
  try {
    const session = await verifySession(signal, { isBackground: true });
    return session?.username === username && !signal.aborted;
  } catch {
    return false;
  }
}

function openRenewal(): Renewal {
  let settle: Renewal['settle'] = () => undefined;
  const promise = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

interface RenewProps {
  isOpen: boolean;
  username: string;
  onLoggedIn: (sessionId: string) => void;
  onClose: () => void;
}

/** Logs in again above whatever is open, which goes on afterwards with nothing lost. */
function RenewDialog({ isOpen, username, onLoggedIn, onClose }: RenewProps) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>Your session has ended</DialogTitle>
      <DialogContent>
        <DialogContentText>
          Log in again and your work goes on where you left it. Nothing you typed is lost.
        </DialogContentText>
        <LoginForm username={username} onLoggedIn={onLoggedIn} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Not now</Button>
      </DialogActions>
    </Dialog>
  );
}
