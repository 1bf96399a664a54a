import { queryOptions, skipToken } from '@tanstack/react-query';
import type { PreviewAtAddress } from '@torque-tide/contract/site-renderer';

/** What a document tells of the link that it was asked for: what is shown, or (null) that there is none. */
export function previewQuery() {
  // Only the document knows: there is nothing to ask it of.
  return queryOptions<PreviewAtAddress | null>({
    queryKey: ['preview'],
    queryFn: skipToken,
    staleTime: Infinity,
  });
}
