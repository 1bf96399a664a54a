import { createContext, use, useState } from 'react';
import { useLeaveGuard } from '@/admin/navigation/leave-guard';

export interface AdminSession {
  username: string;
  /** False from the moment the server refuses the session until it has been renewed. */
  isAuthenticated: boolean;
  /** Who is logged in in this browser by now, where that is somebody else: this tab does nothing in that name. */
  replacedBy: string | undefined;
  /**
   * Makes a call that needs the session. Should the session have ended meanwhile, a login dialog
   * opens in place, so that nothing typed is lost, and the call is made once more after it.
   *
   * @param call gets a signal that is aborted when the admin area is left
   * @throws {ApiError} the 401 itself when the dialog is closed without logging in
   */
  run: <T>(call: (signal: AbortSignal | undefined) => Promise<T>) => Promise<T>;
  /** Opens the login dialog in place; false when it was closed without logging in. */
  renew: () => Promise<boolean>;
  /**
   * Asks the server whether the session still holds, without using it. One that does not leads to the
   * login: its page, or the dialog in place.
   *
   * @returns whether it holds, as far as that can be told
   */
  recheck: (how: { inPlace: boolean }) => Promise<boolean>;
  /** Has something done before the session ends by 'Log out', until the returned function is called. */
  onLogOut: (task: () => Promise<void>) => () => void;
  /** Leaves what this tab shows, and starts the dashboard anew as whoever is logged in now. */
  startAnew: () => void;
  /** Ends the session here and on the server, and goes to the login page. */
  logOut: () => Promise<void>;
}

/** Filled by the access check, above everything that only an admin sees. */
export const AdminSessionContext = createContext<AdminSession | null>(null);

/** The verified session; only what stands below the access check may ask for it. */
export function useAdminSession(): AdminSession {
  const session = use(AdminSessionContext);
  if (!session) throw new Error('useAdminSession is used outside the access check');
  return session;
}

/** Logs out, unless that would lose something and the user stays. */
export function useLogOut() {
  const { logOut } = useAdminSession();
  const { confirmLeave } = useLeaveGuard();
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave() {
    // Before the session ends: until then, unsaved changes can still be saved.
    if (!confirmLeave()) return;
    setIsLeaving(true);
    await logOut();
  }
  return { isLeaving, logOut: () => void leave() };
}
