import type { RequestHandler } from 'express';
import { isPublicHost } from './public-host';

/** What every document says to browsers: the same as Hosting says with its files (firebase.json). */
export const DOCUMENT_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy':
    "default-src 'self'; script-src 'self' 'sha256-sPS8MgwRWeoVgadlSd0qtHLnVRjzYJR/S9lVeC2OhkU='; style-src 'self' 'unsafe-inline'; img-src 'self' https: http: data:; connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
};

/** Nothing may run or frame a feed. */
const FEED_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

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
