import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** The id of the element with the document's data. */
const DOCUMENT_STATE_ID = 'query-state';

/**
 * Times are rounded to minutes, so that unchanged content gives the same document and entity tag.
 */
const MINUTE_MS = 60_000;

/** Returns a cache's data for a document, with times rounded down to the minute. */
export function stateOf(client: QueryClient): DehydratedState {
  const state = dehydrate(client);
  for (const query of state.queries) {
    const readAt = Math.floor(query.state.dataUpdatedAt / MINUTE_MS) * MINUTE_MS;
    query.state.dataUpdatedAt = readAt;
    query.dehydratedAt = readAt;
  }
  return state;
}

/** Returns an element with the data, of a type that browsers don't execute; '' without data. */
export function documentStateElement(state: DehydratedState): string {
  if (state.queries.length === 0) return '';
  // In JSON `<` occurs in strings only, where the escape means the same.
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script id="${DOCUMENT_STATE_ID}" type="application/json">${json}</script>`;
}

/** Reads the document's data; undefined if it has none. */
export function readDocumentState(): DehydratedState | undefined {
  const text = document.getElementById(DOCUMENT_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as DehydratedState) : undefined;
}
