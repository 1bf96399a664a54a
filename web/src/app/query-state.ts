import type { DehydratedState } from '@tanstack/react-query';

/** Id of the element in which a document carries the data it was rendered with. */
export const QUERY_STATE_ID = 'query-state';

/** The element for a document, of a type that no browser executes. */
export function queryStateElement(state: DehydratedState): string {
  // JSON knows no other place for `<` than strings, where the escape means the same.
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script id="${QUERY_STATE_ID}" type="application/json">${json}</script>`;
}

/** The data that this document carries, or null. */
export function readQueryState(): DehydratedState | null {
  const text = document.getElementById(QUERY_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as DehydratedState) : null;
}
