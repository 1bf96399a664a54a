import type { Response } from 'express';

/**
 * For whatever a session shows or changes, and for errors. `private` besides `no-store`, because
 * Hosting's CDN goes by the former and would keep a 404 for ten minutes without either.
 */
export const NEVER_KEPT = 'private, no-store';

/** Kept by the visitor's browser alone, which asks each time whether it still holds. */
const ASKED_EACH_TIME = 'private, no-cache';

/**
 * Also kept by Hosting's CDN, for a minute and ten more while it asks for the next. Only for what no
 * admin changes: which of an admin's headers that CDN goes by is not certain enough for the rest;
 * see docs/decisions/0008-published-copy.md.
 */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** Says who may keep an answer to a visitor. */
export function setVisitorCaching(
  response: Response,
  {
    isShared,
    hasAuthorizationHeader,
  }: {
    isShared: boolean;
    /** Of the request, whether or not its session is valid. */ hasAuthorizationHeader: boolean;
  },
): void {
  response.vary('Authorization');
  response.set(
    'Cache-Control',
    hasAuthorizationHeader ? NEVER_KEPT : isShared ? SHARED : ASKED_EACH_TIME,
  );
}
