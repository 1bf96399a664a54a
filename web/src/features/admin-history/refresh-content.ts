import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { queryKeyOf } from '@/lib/api-query';
import { binQuery, historyQuery } from './queries';

/** Reads again what is shown of an item, in the admin area and on the public pages alike. */
export function refreshContent(queryClient: QueryClient, kind: ContentKind, id: string) {
  const keys: QueryKey[] = [
    queryKeyOf(`${kind}.list`),
    ...itemKeys(kind, id),
    historyQuery(kind, id).queryKey,
    binQuery.queryKey,
  ];
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Only jobs and case studies have pages, and so reads, of their own. */
function itemKeys(kind: ContentKind, id: string): QueryKey[] {
  return kind === 'jobs' || kind === 'caseStudies' ? [queryKeyOf(`${kind}.get`, { id })] : [];
}
