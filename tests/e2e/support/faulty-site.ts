import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as ask,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createSiteLoader } from '../../../functions/src/pages/load-site';
import { root } from '../../../scripts/lib/repository';

const HTML = '<!doctype html><title>Somewhere else</title><p>This is not what was asked for.';
const KEPT = {
  'content-type': 'text/html',
  'cache-control': 'public, max-age=31536000, immutable',
};

/** Forwards the request to the real site. */
type AskSite = () => Promise<IncomingMessage>;

/** Faults of a proxy between a browser and the site. */
const FAULTS = {
  'a missing page, to be kept for a year': (response) => {
    response.writeHead(404, KEPT).end(HTML);
  },
  'a page in its place, to be kept for a year': (response) => {
    response.writeHead(200, KEPT).end(HTML);
  },
  'a page in its place': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(HTML);
  },
  'the empty document, in which the browser makes the page': async (response) => {
    response.writeHead(503, { 'content-type': 'text/html' }).end(await emptyDocument());
  },
  'a closed connection': (response) => {
    response.destroy();
  },
  'half of it': async (response, askSite) => {
    const answer = await askSite();
    const body = Buffer.concat(await answer.toArray());
    const { 'transfer-encoding': _, ...headers } = answer.headers;
    response.writeHead(answer.statusCode ?? 200, { ...headers, 'content-length': body.length });
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  },
  'no answer': () => undefined,
} satisfies Record<string, (response: ServerResponse, askSite: AskSite) => void | Promise<void>>;

export type Fault = keyof typeof FAULTS;

/** The site behind a faulty proxy; the browser's cache works as usual. */
export interface FaultySite {
  url: string;
  /** Makes the next `times` requests for these paths fail; by default all of them. */
  fail: (path: RegExp, fault: Fault, times?: number) => void;
  /** Returns the number of failed answers. */
  failed: () => number;
  /** Ends all faults. */
  mend: () => void;
  stop: () => Promise<void>;
}

/** @param siteUrl the site without faults */
export async function startFaultySite(siteUrl: string): Promise<FaultySite> {
  const planned: { path: RegExp; fault: Fault; times: number }[] = [];
  let failed = 0;
  const relay: RequestListener = (request, response) => {
    const { method, headers, url = '/' } = request;
    const askSite: AskSite = async () => {
      const forwarded = ask(new URL(url, siteUrl), { method, headers });
      request.pipe(forwarded);
      const [answer] = (await once(forwarded, 'response')) as [IncomingMessage];
      // Reads the rest even if the browser has left: an aborted request ends the emulators.
      response.once('close', () => answer.resume());
      return answer;
    };
    const plan = planned.find(({ path, times }) => times > 0 && path.test(url));
    if (plan) {
      plan.times -= 1;
      failed += 1;
    }
    const relayed = plan
      ? Promise.resolve(FAULTS[plan.fault](response, askSite))
      : askSite().then((answer) => pass(answer, response));
    relayed.catch(() => response.destroy());
  };
  const server = createServer(relay);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (path, fault, times = Number.POSITIVE_INFINITY) => planned.push({ path, fault, times }),
    failed: () => failed,
    mend: () => planned.splice(0),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const loadSite = createSiteLoader(join(root, 'web/dist-server'));

/** The function `pages`' answer when it can't read the content. */
async function emptyDocument(): Promise<string> {
  const site = await loadSite();
  return site.shell({ value: FIRST_SETTINGS, isStandIn: true });
}

function pass(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 200, answer.headers);
  answer.pipe(response);
}
