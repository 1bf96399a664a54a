import { once } from 'node:events';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { COMPLAINTS_PATH, COMPLAINTS_SCRIPT, withComplaints } from './complaints';

/** React, without which no page answers. */
const APP = /^\/assets\/framework-/;

/**
 * The site at an address of its own, of which no browser has kept anything: what it cannot answer is noted,
 * and its app comes when the walk says so.
 */
export interface WalkedSite {
  url: string;
  /** What was not answered well since it was asked for last: status or error, method and path. */
  takeFailures: () => string[];
  /** Keeps the app back from every page that is opened from now on, until it is let go. */
  hold: () => void;
  letGo: () => void;
  stop: () => Promise<void>;
}

/**
 * Stands before a site, for what plain WebDriver cannot do: it holds no answer back, tells no status, and
 * nothing of what a page complains about.
 */
export async function startWalkedSite(site: string): Promise<WalkedSite> {
  let failures: string[] = [];
  let waiting: (() => void)[] | undefined;

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const { method, headers, url = '/' } = request;
    const isDocument = headers.accept?.includes('text/html') ?? false;
    const passed = ask(new URL(url, site), {
      // A connection that is kept may end with the request that takes it.
      agent: false,
      method,
      headers: { ...headers, ...(isDocument && { 'accept-encoding': 'identity' }) },
    });
    passed.once('response', (answer) => {
      const { statusCode: status = 500, headers: told } = answer;
      if (status >= 400) failures.push(`${status} ${method} ${url}`);
      if (told['content-type']?.startsWith('text/html')) {
        void sendDocument(answer, response);
        return;
      }
      response.writeHead(status, told);
      answer.pipe(response);
    });
    passed.once('error', ({ message }) => {
      // Whoever leaves a page ends what it still asks for.
      if (!response.destroyed) failures.push(`${message} ${method} ${url}`);
      response.destroy();
    });
    response.once('close', () => passed.destroy());
    request.pipe(passed);
  }

  const server = createServer((request, response) => {
    const { url = '/' } = request;
    if (url === COMPLAINTS_PATH) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(COMPLAINTS_SCRIPT);
    } else if (waiting && APP.test(url)) waiting.push(() => pass(request, response));
    else pass(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeFailures: () => {
      const taken = failures;
      failures = [];
      return taken;
    },
    hold: () => {
      waiting ??= [];
    },
    letGo: () => {
      const held = waiting ?? [];
      waiting = undefined;
      for (const go of held) go();
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function sendDocument(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const { 'content-length': _, ...headers } = answer.headers;
  try {
    const html = withComplaints(await text(answer));
    response.writeHead(answer.statusCode ?? 500, headers).end(html);
  } catch {
    response.destroy();
  }
}
