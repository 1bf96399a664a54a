import { brand } from '@torque-tide/domain/brand';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { headersOf, targetOf } from './hosting';

const compress = promisify(brotliCompress);

/** Fonts and pictures are compressed by themselves. */
const IS_TEXT = /^(?:text\/|application\/|image\/svg)/;

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export interface Cdn {
  url: string;
  /** Bytes that the body of an address has on the wire. */
  sizeOf: (path: string) => Promise<number>;
  stop: () => Promise<void>;
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
  const origins = new Map<string, Server>();
  for (const [name, listener] of Object.entries(functions)) {
    origins.set(name, await listen(createServer(listener)));
  }

  async function answerTo(path: string): Promise<Answer> {
    const known = kept.get(path);
    if (known) return known;
    const { pathname } = new URL(path, 'http://site');
    const document = extra[pathname];
    const answer = document === undefined ? await find(path, pathname) : page(document);
    if (/s-maxage|immutable|^max-age/.test(answer.headers['cache-control'] ?? '')) {
      kept.set(path, answer);
    }
    return answer;
  }

  async function find(path: string, pathname: string): Promise<Answer> {
    const target = targetOf(decodeURIComponent(pathname));
    if (target.kind === 'file') {
      return packed({
        status: target.status,
        // Hosting's own, where firebase.json says nothing.
        headers: {
          'cache-control': 'max-age=3600',
          'content-type': target.type,
          ...headersOf(pathname),
        },
        body: readFileSync(target.file),
      });
    }
    const origin = origins.get(target.name);
    if (!origin) throw new Error(`There is no function ${target.name}`);
    const response = await fetch(`${urlOf(origin)}${path}`, {
      // As for a visitor of the site's own host; elsewhere nothing is for search engines.
      headers: { 'x-forwarded-host': new URL(brand.siteUrl).host },
    });
    return packed({
      status: response.status,
      headers: headersFrom(response),
      body: Buffer.from(await response.arrayBuffer()),
    });
  }

  const server = await listen(
    createServer((request, response) => {
      answerTo(request.url ?? '/')
        .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
        .catch((error: unknown) => {
          console.error(error);
          response.writeHead(500).end();
        });
    }),
  );
  return {
    url: urlOf(server),
    sizeOf: async (path) => (await answerTo(path)).body.length,
    stop: async () => {
      await Promise.all([server, ...origins.values()].map(close));
    },
  };
}

function page(html: string): Answer {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
  return { status: 200, headers, body: Buffer.from(html) };
}

/** Compressed once, as far as it goes: a CDN has time for what it keeps. */
async function packed({ status, headers, body }: Answer): Promise<Answer> {
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

async function listen(server: Server): Promise<Server> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

function urlOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
