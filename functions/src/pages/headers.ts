import { DATA_HEADERS } from '@torque-tide/contract/http-headers';
import type { RequestHandler, Response } from 'express';
import { NEVER_KEPT } from '../http/caching';
import { isPublicHost } from './public-host';

/** When what cannot be made now may be asked for again: long enough for a short outage. */
export const RETRY_AFTER_SECONDS = '60';

/**
 * The headers of whatever is no document, and for a host that is not the site's the word that nothing is
 * to be indexed.
 */
export const setBasicHeaders: RequestHandler = (request, response, next) => {
  response.set(DATA_HEADERS);
  if (!isPublicHost(request)) response.set('X-Robots-Tag', 'noindex');
  next();
};

/** How long the CDN keeps an answer, and how much longer it serves that while it fetches the next. */
export interface Keeping {
  seconds: number;
  staleSeconds: number;
  /** What is said to browsers, where it is another thing. */
  asBrowser?: string;
}

/**
 * The CDN keeps an answer no longer than until visitors are to see something else: what is published
 * at a time is there at that time.
 *
 * @param nextChange when that is, in milliseconds; infinite where nothing happens by itself
 */
export function sharedUntil(
  { seconds, staleSeconds, asBrowser }: Keeping,
  nextChange: number,
  now: Date,
): string {
  const left = Math.max(0, Math.floor((nextChange - now.getTime()) / 1_000));
  const kept = Math.min(seconds, left);
  const stale = Math.min(staleSeconds, left - kept);
  return [
    'public',
    ...(asBrowser === undefined ? [] : [asBrowser]),
    `s-maxage=${kept}`,
    ...(stale > 0 ? [`stale-while-revalidate=${stale}`] : []),
  ].join(', ');
}

/**
 * Says who may keep an answer. What is said to another host than the site's is kept by nobody: a cache
 * that takes no notice of the host would give its `noindex` to search engines that ask the site.
 */
export function setCaching(response: Response, cacheControl: string): void {
  response.set('Cache-Control', response.get('X-Robots-Tag') ? NEVER_KEPT : cacheControl);
}
