import { type EndpointName, endpoint } from '@torque-tide/contract/api';
import type { Endpoint } from '@torque-tide/contract/endpoint';
import type { Request, RequestHandler, Response } from 'express';
import type { AdminSession, Authenticate } from '../admin-session/authenticator';
import { AppError } from '../lib/app-error';
import { clientAddressOf } from './client-address';
import { withDeadline } from './deadline';
import type { HandlerRequest, Handlers } from './handler';
import { parseIfMatch } from './if-match';
import { readJsonBody } from './json-body';
import { parseInput } from './parse-input';

const BEARER = /^Bearer +([^\s]+) *$/i;

interface Options {
  authenticate: Authenticate;
  deadlineMs: number;
}

/** Turns one row of the table and its handler into a route: access, then input, then the work. */
export function createEndpointRoute(
  name: EndpointName,
  handlers: Handlers,
  { authenticate, deadlineMs }: Options,
): RequestHandler {
  const row = endpoint(name);
  // The input is parsed by the very schemas that the handler's type is made of, which the row's
  // general type hides.
  const handle = handlers[name] as (input: unknown) => Promise<unknown>;
  return async (request, response) => {
    const { session, data } = await withDeadline(deadlineMs, async () => {
      const session = await sessionFor(row, request, authenticate);
      const input: Record<keyof HandlerRequest<EndpointName>, unknown> = {
        session,
        params: row.params && parseInput(row.params, request.params),
        body: row.body && parseInput(row.body, await readJsonBody(request)),
        ifVersion: row.versioned && parseIfMatch(request.get('if-match')),
        clientAddress: clientAddressOf(request),
      };
      return { session, data: await handle(input) };
    });
    setCaching(response, row, session);
    response.status(row.status ?? 200).json({ success: true, data });
  };
}

/** @throws {AppError} `unauthenticated` */
async function sessionFor(
  row: Endpoint,
  request: Request,
  authenticate: Authenticate,
): Promise<AdminSession | undefined> {
  if (row.access === 'anyone') return undefined;
  const session = await authenticate(BEARER.exec(request.get('authorization') ?? '')?.[1]);
  // A stale or garbage token on public content is a visitor's: the website sends what it has.
  if (!session && row.access === 'admin') {
    throw new AppError('unauthenticated', 'Please log in again');
  }
  return session;
}

/** What a session shows or changes is never kept; public content is asked for again each time. */
function setCaching(response: Response, row: Endpoint, session: AdminSession | undefined): void {
  const isPublic = row.method === 'GET' && row.access !== 'admin' && !session;
  response.set('Cache-Control', isPublic ? 'private, no-cache' : 'no-store');
  if (row.access === 'published') response.vary('Authorization');
}
