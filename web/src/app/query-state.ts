import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Id of the element in which a document carries the data it was rendered with. */
const QUERY_STATE_ID = 'query-state';

/** For a while the same content makes the same document, and so the same entity tag. */
const MINUTE_MS = 60_000;

/** What the cache knows, as a document carries it: keys, data, and when it was read (in ms). */
type QueryState = readonly (readonly [key: QueryKey, data: unknown, updatedAt: number])[];

/** The element for a document, of a type that no browser executes. Empty when nothing is known. */
export function queryStateElement(client: QueryClient): string {
  const state: QueryState = client
    .getQueryCache()
    .getAll()
    .filter(({ state: { status } }) => status === 'success')
    .map(({ queryKey, state: { data, dataUpdatedAt } }) => [
      queryKey,
      data,
      Math.floor(dataUpdatedAt / MINUTE_MS) * MINUTE_MS,
    ]);
  if (state.length === 0) return '';
  // JSON knows no other place for `<` than strings, where the escape means the same.
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script id="${QUERY_STATE_ID}" type="application/json">${json}</script>`;
}

/** Gives the cache what this document carries. */
export function restoreQueryState(client: QueryClient): void {
  const text = document.getElementById(QUERY_STATE_ID)?.textContent;
  if (!text) return;
  for (const [key, data, updatedAt] of JSON.parse(text) as QueryState) {
    client.setQueryData(key, data, { updatedAt });
  }
}
