import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWrite } from '@/admin/requests/use-write';
import { apiQuery } from '@/shared/api/api-query';

/** Where the account is logged in. Others log in and out meanwhile: each look asks again. */
export const sessionsQuery = { ...apiQuery('/api/admin/sessions'), staleTime: 0 };

/** Ends one of the account's sessions. */
export function useEndSession() {
  const write = useWrite();
  return useAccountChange((id: string) => write('sessions.end', { params: { id } }));
}

/** Ends all of the account's sessions but the one that asks. */
export function useEndOtherSessions() {
  const write = useWrite();
  return useAccountChange<void, { ended: number }>(() => write('sessions.endOthers', {}));
}

/** Reads the sessions again, also after a failure: they may have ended meanwhile. */
function useAccountChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
