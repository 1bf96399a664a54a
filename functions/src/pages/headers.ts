import { DOCUMENT_HEADERS, FEED_HEADERS } from '@torque-tide/contract/http-headers';
import type { RequestHandler } from 'express';
import { isPublicHost } from './public-host';

export const setDocumentHeaders = setHeaders(DOCUMENT_HEADERS);
export const setFeedHeaders = setHeaders(FEED_HEADERS);

/** On a host that is not the site's nothing is indexed. */
function setHeaders(headers: Readonly<Record<string, string>>): RequestHandler {
  return (request, response, next) => {
    response.set(headers);
    if (!isPublicHost(request)) response.set('X-Robots-Tag', 'noindex');
    next();
  };
}
