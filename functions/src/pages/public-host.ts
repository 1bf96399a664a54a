import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';
import type { Request } from 'express';

const PUBLIC_HOST = new URL(PUBLIC_ORIGIN).host;

/** True for the site's own host. Search engines should list no other. */
export function isPublicHost(request: Pick<Request, 'get'>): boolean {
  // Behind Hosting, `Host` is the function's; a forged entry changes nothing but its own answer.
  const forwarded = request.get('x-forwarded-host')?.split(',')[0]?.trim();
  return (forwarded ?? request.get('host'))?.toLowerCase() === PUBLIC_HOST;
}
