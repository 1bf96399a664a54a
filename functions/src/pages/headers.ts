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

/**
 * Says who may keep an answer. What is said to another host than the site's is kept by nobody: a cache
 * that takes no notice of the host would give its `noindex` to search engines that ask the site.
 */
export function setCaching(response: Response, cacheControl: string): void {
  response.set('Cache-Control', response.get('X-Robots-Tag') ? NEVER_KEPT : cacheControl);
}
