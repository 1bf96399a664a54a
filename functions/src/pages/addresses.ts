import type { Request, RequestHandler } from 'express';
import { KEPT_FOR_AN_HOUR, setCaching } from '../lib/caching';
import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';

/** RFC 3986, 2.3, except dots, which may name a folder. */
const NEEDLESS_ESCAPE = /%(?:2d|5f|7e|3[0-9]|[46][1-9a-f]|[57][0-9a])/gi;

/** Drops trailing slashes and needless escapes, and nothing else: proxies rewrite addresses too, and could loop. */
export function canonicalPath(path: string): string {
  const withoutSlash = path.replace(/(?<=[^/])\/+$/, '');
  return withoutSlash.replace(NEEDLESS_ESCAPE, (escape) => decodeURIComponent(escape));
}

export const redirectToCanonical: RequestHandler = ({ path, url }, response, next) => {
  const canonical = canonicalPath(path);
  // Two slashes would name another host.
  if (canonical === path || /^\/[/\\]/.test(canonical)) {
    next();
    return;
  }
  const search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  setCaching(response, KEPT_FOR_AN_HOUR);
  response.redirect(301, canonical + search);
};

const PUBLIC_HOST = new URL(PUBLIC_ORIGIN).host;

/** Search engines should list no other host. */
export function isPublicHost(request: Pick<Request, 'get'>): boolean {
  // Behind Hosting, `Host` is the function's. Forging this only affects the forger.
  const forwarded = request.get('x-forwarded-host')?.split(',')[0]?.trim();
  return (forwarded ?? request.get('host'))?.toLowerCase() === PUBLIC_HOST;
}
