import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Call } from '@torque-tide/contract/api';
import { useAnnounce } from '@/admin/content/announce';
import { refreshContent } from '@/admin/content/content-mutations';
import { type ItemChange, revealRequests } from '@/admin/content/content-tools-context';
import { isOvertaken } from '@/admin/requests/failures';
import { useWrite } from '@/admin/requests/use-write';
import type { Toast } from '@/shared/ui/toast/toast';

interface Options extends Pick<ItemChange, 'kind' | 'id' | 'title' | 'undoKind'> {
  describe: (body: Body) => Toast;
  onRestored: () => void;
}

type Body = Call<'versions.restore'>['body'];

interface Restoring {
  body: Body;
  /** The version that is shown as the newest: nobody restores over one that they have not seen. */
  ifVersion: number;
}

/** Makes an earlier version of an item the newest, and says so with a way back. */
export function useRestore({ kind, id, title, undoKind, describe, onRestored }: Options) {
  const announce = useAnnounce();
  const queryClient = useQueryClient();
  const write = useWrite();
  return useMutation({
    mutationFn: (restoring: Restoring) =>
      write('versions.restore', { params: { kind, id }, ...restoring }),
    // Said also where Back has closed the sheet meanwhile.
    onSuccess: async ({ version }, { body }) => {
      await refreshContent(queryClient, kind, id);
      announce(describe(body), [{ kind, id, title, version, undoKind }]);
      onRestored();
      revealRequests.tell({ kind, id, isMarked: true });
    },
    onError: (cause) => (isOvertaken(cause) ? refreshContent(queryClient, kind, id) : undefined),
  });
}
