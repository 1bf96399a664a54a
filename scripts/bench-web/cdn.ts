import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';
import type { RequestListener } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { demoHosting } from '../hosting/demo-hosting';
import { startHosting } from '../hosting/hosting-server';
import { type LocalServer, serveLocally } from '../lib/local-server';
import { inTurn } from '../lib/rounds';

const compress = promisify(brotliCompress);

/** Fonts and pictures are compressed by themselves. */
const IS_TEXT = /^(?:text\/|application\/|image\/svg)/;
const IS_SHARED = /s-maxage|immutable|^(?:public, )?max-age/;

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export interface Cdn extends LocalServer {
  /** Bytes that the body of an address has on the wire. */
  sizeOf: (path: string) => Promise<number>;
}

interface Options {
  /** The bundle's functions by name. */
  functions: Readonly<Record<string, RequestListener>>;
  /** Documents that only the benchmark knows, by path. */
  extra?: Readonly<Record<string, string>>;
}

/**
 * Serves the built site as Hosting's CDN does: files and whatever a function lets it share from
 * memory and in brotli, everything else by asking the function.
 */
export async function startCdn({ functions, extra = {} }: Options): Promise<Cdn> {
  const kept = new Map<string, Answer>();
  const origins = await inTurn(Object.entries(functions), async ([name, listener]) => ({
    name,
    ...(await serveLocally(listener)),
  }));
  const hosting = await startHosting({
    config: demoHosting('bench'),
    // As for a visitor of the site's own host; elsewhere nothing is for search engines.
    publicHost: new URL(PUBLIC_ORIGIN).host,
    functions: Object.fromEntries(origins.map(({ name, url }) => [name, url])),
  });

  async function answerTo(path: string): Promise<Answer> {
    const known = kept.get(path);
    if (known) return known;
    const document = extra[new URL(path, 'http://site').pathname];
    const answer = document === undefined ? await ask(`${hosting.url}${path}`) : page(document);
    if (IS_SHARED.test(answer.headers['cache-control'] ?? '')) kept.set(path, answer);
    return answer;
  }

  const server = await serveLocally((request, response) => {
    answerTo(request.url ?? '/')
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
      .catch((error: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      });
  });
  return {
    url: server.url,
    sizeOf: async (path) => (await answerTo(path)).body.length,
    stop: async () => {
      await Promise.all([hosting, server, ...origins].map((each) => each.stop()));
    },
  };
}

function page(html: string): Answer {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
  return { status: 200, headers, body: Buffer.from(html) };
}

/** An answer of Hosting, compressed once as far as it goes: a CDN has time for what it keeps. */
async function ask(url: string): Promise<Answer> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const { status } = response;
  const headers = headersFrom(response);
  const body = Buffer.from(await response.arrayBuffer());
  if (!IS_TEXT.test(headers['content-type'] ?? '')) return { status, headers, body };
  const small = await compress(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  return { status, headers: { ...headers, 'content-encoding': 'br' }, body: small };
}

/** What describes the content; the connection's own headers are this server's. */
function headersFrom({ headers }: Response): Record<string, string> {
  const own = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']);
  return Object.fromEntries([...headers].filter(([name]) => !own.has(name)));
}
