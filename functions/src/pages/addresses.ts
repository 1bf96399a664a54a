import type { Request, RequestHandler } from 'express';
import { KEPT_FOR_AN_HOUR, setCaching } from '../lib/caching';
import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';

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

const PUBLIC_HOST = new URL(PUBLIC_ORIGIN).host;

/** True for the site's own host. Search engines should list no other. */
export function isPublicHost(request: Pick<Request, 'get'>): boolean {
  // Behind Hosting, `Host` is the function's; a forged entry changes nothing but its own answer.
  const forwarded = request.get('x-forwarded-host')?.split(',')[0]?.trim();
  return (forwarded ?? request.get('host'))?.toLowerCase() === PUBLIC_HOST;
}
