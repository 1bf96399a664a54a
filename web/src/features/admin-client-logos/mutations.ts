import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ClientLogo, ClientLogoInput } from '@torque-tide/contract/client-logos';
import { useAdminSession } from '@/components/admin/admin-session-context';
import { useContentTools } from '@/components/admin/content-tools-context';
import { patchInList } from '@/components/admin/optimistic';
import { useToast } from '@/components/toast/use-toast';
import { callApi } from '@/lib/api-client';
import { clientLogosQuery } from './queries';
import { failureToast, successToast } from './toasts';

const { queryKey } = clientLogosQuery;

interface Save {
  body: ClientLogoInput;
  /** The logo that is replaced; undefined makes a new one. */
  base: Pick<ClientLogo, 'id' | 'version'> | undefined;
}

/** Creates or updates a logo, says so, and refreshes the list. */
export function useSaveClientLogo() {
  const queryClient = useQueryClient();
  const { run } = useAdminSession();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ body, base }: Save) =>
      run(() =>
        base
          ? callApi('clientLogos.update', {
              params: { id: base.id },
              body,
              ifVersion: base.version,
            })
          : callApi('clientLogos.create', { body }),
      ),
    onSuccess: (_, { base }) => {
      toast(successToast(base ? 'update' : 'create'));
      return refresh(queryClient);
    },
    onError: (error, { base }) => toast(failureToast(base ? 'update' : 'create', error)),
  });
}

export function useDeleteClientLogo() {
  const queryClient = useQueryClient();
  const { run } = useAdminSession();
  const toast = useToast();
  const { undoDelete } = useContentTools();
  return useMutation({
    mutationFn: ({ id }: ClientLogo) =>
      run(() => callApi('clientLogos.delete', { params: { id } })),
    onSuccess: (_, { id, companyName: title }) => {
      const undo = () => void undoDelete([{ kind: 'clientLogos', id, title }]);
      toast({ ...successToast('delete'), action: { label: 'Undo', onClick: undo } });
      return refresh(queryClient);
    },
    onError: (error) => toast(failureToast('delete', error)),
  });
}

/** Shows or hides a logo: at once here, and back again when the server refuses. */
export function useToggleClientLogo(id: string) {
  const queryClient = useQueryClient();
  const { run } = useAdminSession();
  const toast = useToast();
  return useMutation({
    // One after the other, so that the last click wins.
    scope: { id: `client-logo:${id}` },
    mutationKey: queryKey,
    mutationFn: (isActive: boolean) =>
      run(() => callApi('clientLogos.update', { params: { id }, body: { isActive } })),
    onMutate: (isActive) => patchInList<ClientLogo>(queryClient, queryKey, id, { isActive }),
    onSuccess: () => toast(successToast('update')),
    onError: (error, _, undo) => {
      undo?.();
      toast(failureToast('update', error));
    },
    onSettled: () => {
      // A list that is read between two toggles would take the second one back for a moment.
      if (queryClient.isMutating({ mutationKey: queryKey }) === 1) void refresh(queryClient);
    },
  });
}

function refresh(queryClient: QueryClient) {
  return queryClient.invalidateQueries({ queryKey });
}
