import type { Request, Response } from 'express';
import type { Caller } from '../lib/handler';
import { clientAddressOf } from './client-address';

const BEARER = /^Bearer +([^\s]+) *$/i;

/** The session id in the `Authorization` header, valid or not. */
export function bearerOf(request: Request): string | undefined {
  return BEARER.exec(request.get('authorization') ?? '')?.[1];
}

export function callerOf(request: Request, response: Response): Caller {
  return {
    address: clientAddressOf(request),
    token: bearerOf(request),
    cookies: request.get('cookie'),
    userAgent: request.get('user-agent'),
    // Work that is late for its deadline may end after the answer.
    setCookie: (cookie) => {
      if (!response.headersSent) response.append('Set-Cookie', cookie);
    },
  };
}
