import { DATA_HEADERS } from '@torque-tide/contract/http-headers';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

interface BodyHeaders {
  type: string | undefined;
  encoding: string | undefined;
}

const hiddenHeaders = new WeakMap<IncomingMessage, BodyHeaders>();
const hiddenPaths = new WeakMap<IncomingMessage, string>();

/**
 * Keeps the runtime from reading requests. Cloud Functions, and their emulator, keep the whole body in
 * memory, parse it and decode the path before the function is called, and answer what they cannot read
 * themselves: with an HTML page and, where `NODE_ENV` is not set, a stack. So all that is taken out of
 * their sight here, before any handler of any server in the process sees the request; what they answer
 * nevertheless gets the headers of data. See docs/decisions/0006-requests-reach-the-app-unread.md.
 */
export function keepRequestsUnread(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as {
      request: IncomingMessage;
      response: ServerResponse;
    };
    for (const [name, value] of Object.entries(DATA_HEADERS)) response.setHeader(name, value);
    hideBody(request);
    hideMalformedPath(request);
  });
}

/** A body without a type the runtime leaves where it is: the app reads it, and stops where it must. */
function hideBody(request: IncomingMessage): void {
  const { 'content-type': type, 'content-encoding': encoding } = request.headers;
  if (type === undefined && encoding === undefined) return;
  hiddenHeaders.set(request, { type, encoding });
  delete request.headers['content-type'];
  delete request.headers['content-encoding'];
}

/** A path that cannot be decoded gets its percent signs escaped: then it can. */
function hideMalformedPath(request: IncomingMessage): void {
  const { url = '/' } = request;
  const path = malformedPathIn(url);
  if (path === undefined) return;
  hiddenPaths.set(request, path);
  request.url = path.replaceAll('%', '%25') + url.slice(path.length);
}

export function bodyHeadersOf(request: IncomingMessage): BodyHeaders {
  return (
    hiddenHeaders.get(request) ?? {
      type: request.headers['content-type'],
      encoding: request.headers['content-encoding'],
    }
  );
}

/** The path as the caller wrote it when it cannot be decoded, and else undefined. */
export function malformedPathOf(request: IncomingMessage): string | undefined {
  return hiddenPaths.get(request) ?? malformedPathIn(request.url ?? '/');
}

function malformedPathIn(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return undefined;
  } catch {
    return path;
  }
}
