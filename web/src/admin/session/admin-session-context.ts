import { createContext, use } from 'react';

export interface AdminSession {
  username: string;
  /** False from the server's refusal until the session has been renewed. */
  isAuthenticated: boolean;
  /**
   * Makes a call that needs the session. If the session has ended, opens a login dialog in place,
   * so that typed text is kept, and repeats the call after the login.
   *
   * @param call gets a signal that is aborted when the admin area is left
   * @throws {ApiError} the 401 itself if the dialog is closed without logging in
   */
  run: <T>(call: (signal: AbortSignal | undefined) => Promise<T>) => Promise<T>;
  /** Opens the login dialog in place; false if it was closed without logging in. */
  renew: () => Promise<boolean>;
  /**
   * Asks the server whether the session is still valid, without extending it. If it isn't, opens
   * the login: its page, or the dialog in place.
   *
   * @returns whether it is valid, as far as that is known
   */
  recheck: (how: { inPlace: boolean }) => Promise<boolean>;
  /**
   * Ends the session here and on the server, and goes to the login page, unless something would be
   * lost and the user stays.
   */
  logOut: () => Promise<void>;
}

/** Provided by the access check, above everything that only admins see. */
export const AdminSessionContext = createContext<AdminSession | null>(null);

/** Returns the verified session; only works below the access check. */
export function useAdminSession(): AdminSession {
  const session = use(AdminSessionContext);
  if (!session) throw new Error('useAdminSession is used outside the access check');
  return session;
}
