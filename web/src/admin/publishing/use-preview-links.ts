import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PreviewableKind } from '@torque-tide/contract/pending';
import { useState } from 'react';
import { useWrite } from '@/admin/requests/use-write';
import { apiQuery } from '@/shared/api/api-query';
import { copyText } from '@/shared/browser/copy-text';
import { hashOfToken, newToken, previewUrl } from './preview-token';

/** A link that has just been made: its address is known here and nowhere else. */
interface Made {
  url: string;
  /** False where the browser did not let it be copied. */
  isCopied: boolean;
}

/** The links of an item, and what can be done with them. */
export function usePreviewLinks(kind: PreviewableKind, id: string) {
  const queryClient = useQueryClient();
  const write = useWrite();
  const params = { kind, id };
  // Somebody may have looked at one since.
  const query = { ...apiQuery('/api/admin/previews/:kind/:id', params), staleTime: 0 };
  const list = useQuery(query);
  const [made, setMade] = useState<Made>();
  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey });

  const create = useMutation({
    mutationFn: async () => {
      const token = newToken();
      await write('previews.create', { params, body: { hash: await hashOfToken(token) } });
      return previewUrl(token);
    },
    onSuccess: async (url) => {
      setMade({ url, isCopied: await copyText(url) });
      return refresh();
    },
  });
  const revoke = useMutation({
    mutationFn: (linkId: string) => write('previews.revoke', { params: { id: linkId } }),
    onSettled: refresh,
  });
  return { list, made, create, revoke };
}
