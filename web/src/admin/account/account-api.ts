import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PasswordChange } from '@torque-tide/contract/admin-session';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { callApi } from '@/shared/api/api-client';
import { apiQuery } from '@/shared/api/api-query';

/** Where the account is logged in. Others log in and out meanwhile: each look asks again. */
export const sessionsQuery = { ...apiQuery('/api/admin/sessions'), staleTime: 0 };

/** Changes the password; the account's other sessions end. */
export function useChangePassword() {
  const { run } = useAdminSession();
  return useAccountChange((body: PasswordChange) =>
    run(() => callApi('account.changePassword', { body })),
  );
}

/** Ends one of the account's sessions. */
export function useEndSession() {
  const { run } = useAdminSession();
  return useAccountChange((id: string) => run(() => callApi('sessions.end', { params: { id } })));
}

/** Ends all of the account's sessions but the one that asks. */
export function useEndOtherSessions() {
  const { run } = useAdminSession();
  return useAccountChange<void, { ended: number }>(() =>
    run(() => callApi('sessions.endOthers', {})),
  );
}

/** Reads the sessions again, also after a failure: they may have ended meanwhile. */
function useAccountChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
