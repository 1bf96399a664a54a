import type { Request, Response } from 'express';
import type { Caller } from '../lib/handler';
import { isIPv6 } from 'node:net';

const BEARER = /^Bearer +([^\s]+) *$/i;

export function bearerOf(request: Request): string | undefined {
  return BEARER.exec(request.get('authorization') ?? '')?.[1];
}

export function callerOf(request: Request, response: Response): Caller {
  return {
    address: clientAddressOf(request),
    token: bearerOf(request),
    cookies: request.get('cookie'),
    userAgent: request.get('user-agent'),
    // Late work may end after the answer.
    setCookie: (cookie) => {
      if (!response.headersSent) response.append('Set-Cookie', cookie);
    },
  };
}

const IPV4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Returns the client's address as far as `trust proxy` believes it. IPv6 is cut to /64, one household's. */
export function clientAddressOf(request: Request): string {
  // The emulator's sockets have no address.
  const address = request.ip ?? 'unknown';
  const mapped = IPV4_MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const [unscoped = ''] = address.split('%');
  const [head = '', tail] = unscoped.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
