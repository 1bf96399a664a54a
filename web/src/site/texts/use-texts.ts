import type { TextsName, TextsOf } from '@torque-tide/domain/texts/all-texts';
import { useRead } from '@/shared/api/use-read';
import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '@/shared/api/api-query';

/** As long as visitors' other reads. */
const STALE_MS = 5 * 60_000;

/** Texts of a page. Its document brings them, and its code is not shown before they are there (`app/pages.ts`). */
export function textsQuery(name: TextsName) {
  return queryOptions({
    ...apiQuery('/api/texts/:id', { id: name }),
    staleTime: STALE_MS,
    // A page that was left is shown again at once.
    gcTime: Infinity,
  });
}

/**
 * Texts as the owner has written them. None of them stands in the code, so that no page shows another text
 * first.
 *
 * @param name texts that the page's row in `routes.ts` names
 * @param standIn words of the product, where neither a document nor the API has the texts
 * @throws {Error} without these, where the row does not name the texts
 */
export function useTexts<N extends TextsName>(name: N, standIn?: TextsOf<N>): TextsOf<N> {
  const { data } = useRead(textsQuery(name));
  // Of these texts: the answer has the form of the rows of their name.
  const texts = data ? (data as unknown as TextsOf<N>) : standIn;
  if (!texts) throw new Error(`routes.ts names no texts ${name}`);
  return texts;
}
