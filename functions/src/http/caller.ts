import type { Request, Response } from 'express';
import type { Caller } from '../lib/handler';
import ipaddr from 'ipaddr.js';

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

/** Returns the client's address as far as `trust proxy` believes it. IPv6 is cut to /64, one household's. */
export function clientAddressOf(request: Request): string {
  // The emulator's sockets have no address.
  const { ip = 'unknown' } = request;
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
