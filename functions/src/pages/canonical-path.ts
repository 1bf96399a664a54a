import type { RequestHandler } from 'express';
import { KEPT_FOR_AN_HOUR, setCaching } from '../lib/caching';

/** Escapes of characters that need none (RFC 3986, 2.3), but for dots, which may name a folder. */
const NEEDLESS_ESCAPE = /%(?:2d|5f|7e|3[0-9]|[46][1-9a-f]|[57][0-9a])/gi;

/**
 * The one address of a page: without slashes at its end and without needless escapes. Only spellings
 * that everybody reads as the same are changed, so that whoever is in front of the function and
 * writes addresses in a way of its own never sends a visitor round in circles.
 */
export function canonicalPath(path: string): string {
  const withoutSlash = path.replace(/(?<=[^/])\/+$/, '');
  return withoutSlash.replace(NEEDLESS_ESCAPE, (escape) => decodeURIComponent(escape));
}

/** Sends every other spelling of an address to the canonical one, with its search. */
export const redirectToCanonical: RequestHandler = ({ path, url }, response, next) => {
  const canonical = canonicalPath(path);
  // A second slash would make it the address of another host.
  if (canonical === path || /^\/[/\\]/.test(canonical)) {
    next();
    return;
  }
  const search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  setCaching(response, KEPT_FOR_AN_HOUR);
  response.redirect(301, canonical + search);
};
