import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** Id of the element in which a document carries the data it was rendered with. */
const DOCUMENT_STATE_ID = 'query-state';

/** For a while the same content makes the same document, and so the same entity tag. */
const MINUTE_MS = 60_000;

/** What a cache has read, for a document; times of reading are those of its minute. */
export function stateOf(client: QueryClient): DehydratedState {
  const state = dehydrate(client);
  for (const query of state.queries) {
    const readAt = Math.floor(query.state.dataUpdatedAt / MINUTE_MS) * MINUTE_MS;
    query.state.dataUpdatedAt = readAt;
    query.dehydratedAt = readAt;
  }
  return state;
}

/** The element for a document, of a type that no browser executes. Empty when nothing was read. */
export function documentStateElement(state: DehydratedState): string {
  if (state.queries.length === 0) return '';
  // JSON knows no other place for `<` than strings, where the escape means the same.
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script id="${DOCUMENT_STATE_ID}" type="application/json">${json}</script>`;
}

/** What this document carries; undefined when it carries nothing. */
export function readDocumentState(): DehydratedState | undefined {
  const text = document.getElementById(DOCUMENT_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as DehydratedState) : undefined;
}
