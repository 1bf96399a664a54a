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
 * Keeps Cloud Functions' runtime from reading bodies and paths, because it keeps bodies in memory
 * and refuses malformed ones with HTML. Hides them before any handler sees the request; the
 * runtime's remaining answers have the headers of data. Decision 0006.
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

/** The runtime leaves a body without a type to the app. */
function hideBody(request: IncomingMessage): void {
  const { 'content-type': type, 'content-encoding': encoding } = request.headers;
  if (type === undefined && encoding === undefined) return;
  hiddenHeaders.set(request, { type, encoding });
  delete request.headers['content-type'];
  delete request.headers['content-encoding'];
}

/** With its percent signs escaped, a malformed path can be decoded. */
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

/** Returns the path as it came, if it can't be decoded. */
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
