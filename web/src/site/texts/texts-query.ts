import { queryOptions } from '@tanstack/react-query';
import type { TextsName } from '@torque-tide/domain/texts/all-texts';
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
