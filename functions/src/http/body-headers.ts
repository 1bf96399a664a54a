import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

interface BodyHeaders {
  type: string | undefined;
  encoding: string | undefined;
}

const hidden = new WeakMap<IncomingMessage, BodyHeaders>();

/**
 * Keeps the runtime from parsing bodies. Cloud Functions, and their emulator, parse JSON before the
 * function is called and answer a malformed body themselves, with an HTML page and a stack. Of a
 * body without a known type they only keep the bytes, so the type is taken out of their sight here,
 * before any handler of any server in the process sees the request.
 */
export function hideBodiesFromRuntime(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { 'content-type': type, 'content-encoding': encoding } = request.headers;
    if (type === undefined && encoding === undefined) return;
    hidden.set(request, { type, encoding });
    request.headers['content-type'] = 'application/octet-stream';
    delete request.headers['content-encoding'];
  });
}

/** What the caller said about the body. */
export function bodyHeadersOf(request: IncomingMessage): BodyHeaders {
  return (
    hidden.get(request) ?? {
      type: request.headers['content-type'],
      encoding: request.headers['content-encoding'],
    }
  );
}
