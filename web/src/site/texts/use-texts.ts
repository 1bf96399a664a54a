import type { TextsName, TextsOf } from '@torque-tide/domain/texts/all-texts';
import { useRead } from '@/shared/api/use-read';
import { queryOptions } from '@tanstack/react-query';
import { apiQuery, VISITOR_STALE_MS } from '@/shared/api/api-query';

/**
 * Returns the query of a page's texts. The document includes them, and the router waits for them
 * (`app/pages.ts`).
 */
export function textsQuery(name: TextsName) {
  return queryOptions({
    ...apiQuery('/api/texts/:id', { id: name }),
    staleTime: VISITOR_STALE_MS,
    // Kept, so that a page shows at once when it is opened again.
    gcTime: Infinity,
  });
}

/**
 * Reads texts as the owner has written them. They aren't in the code, so that no page flashes an
 * outdated text.
 *
 * @param name texts that the page's row in `routes.ts` names @param standIn texts to use if neither
 * the document nor the API has any @throws {Error} if there are none and no stand-in: the row
 * doesn't name them
 */
export function useTexts<N extends TextsName>(name: N, standIn?: TextsOf<N>): TextsOf<N> {
  const { data } = useRead(textsQuery(name));
  // The answer has the form of the named rows.
  const texts = data ? (data as unknown as TextsOf<N>) : standIn;
  if (!texts) throw new Error(`routes.ts names no texts ${name}`);
  return texts;
}
