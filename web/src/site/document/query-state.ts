import type { QueryClient } from '@tanstack/react-query';
import { type DocumentReads, keepReads, type StoredRead } from './document-reads';

/** Id of the element in which a document carries the data it was rendered with. */
const QUERY_STATE_ID = 'query-state';

/** For a while the same content makes the same document, and so the same entity tag. */
const MINUTE_MS = 60_000;

/** The element for a document, of a type that no browser executes. Empty when nothing is known. */
export function queryStateElement(client: QueryClient): string {
  const state: StoredRead[] = client
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

/** What this document carries; undefined when it carries nothing. */
export function readQueryState(): DocumentReads | undefined {
  const text = document.getElementById(QUERY_STATE_ID)?.textContent;
  return text ? keepReads(JSON.parse(text) as StoredRead[]) : undefined;
}
