import type { Response } from 'express';

/**
 * For whatever a session shows or changes, and for errors. `private` besides `no-store`, because
 * Hosting's CDN goes by the former and would keep a 404 for ten minutes without either.
 */
export const NEVER_KEPT = 'private, no-store';

/**
 * Kept by the visitor's browser alone, which asks each time whether it still holds. Not by Hosting's CDN:
 * which of an admin's headers that goes by is not certain enough; see docs/decisions/0008-memory.md.
 */
const ASKED_EACH_TIME = 'private, no-cache';

/**
 * Says who may keep an answer to a visitor.
 *
 * @param hasAuthorizationHeader of the request, whether or not its session is valid
 */
export function setVisitorCaching(response: Response, hasAuthorizationHeader: boolean): void {
  response.vary('Authorization');
  response.set('Cache-Control', hasAuthorizationHeader ? NEVER_KEPT : ASKED_EACH_TIME);
}
