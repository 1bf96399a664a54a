import compression from 'compression';
import { type IncomingMessage, request as ask, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { server } from 'superstatic';
import { root } from '../lib/repository';

const HOST = '127.0.0.1';
/** The one cookie that Hosting passes on to functions. */
const PASSED_COOKIE = /(?:^|;\s*)(__session=[^;]*)/;

interface Options {
  /** The `hosting` part of `firebase.json`. */
  config: object;
  /** Defaults to a free port. */
  port?: number;
  /** The host that functions see; defaults to the one requested. */
  publicHost?: string;
  /** The address of each function. */
  functions: Readonly<Record<string, string>>;
}

interface Rewrite {
  function: { functionId: string };
}

export interface HostingServer {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Serves the built site with the Hosting emulator's library. Functions have addresses of their own: the
 * Functions emulator would start a process for each concurrent request.
 */
export async function startHosting(options: Options): Promise<HostingServer> {
  const { config, port = 0, publicHost, functions } = options;
  const site = await new Promise<Server>((resolve) => {
    const started = server({
      config,
      cwd: root,
      hostname: HOST,
      port,
      compression: true,
      stack: 'strict',
      rewriters: {
        function: async (rewrite: Rewrite) =>
          passTo(functions[rewrite.function.functionId], publicHost),
      },
    }).listen(() => resolve(started));
  });
  return {
    url: `http://${HOST}:${(site.address() as AddressInfo).port}`,
    stop: async () => {
      site.closeAllConnections();
      await new Promise((resolve) => site.close(resolve));
    },
  };
}

function passTo(functionUrl: string | undefined, publicHost?: string) {
  if (functionUrl === undefined) throw new Error('A rewrite names a function that is not there');
  // Superstatic compresses files alone; the CDN compresses functions' answers too.
  const compress = compression();
  const pass = (request: IncomingMessage, response: ServerResponse): void => {
    const { method, headers, url = '/' } = request;
    const { cookie, ...passed } = headers;
    const session = PASSED_COOKIE.exec(cookie ?? '')?.[1];
    const forwarded = ask(new URL(url, functionUrl), {
      method,
      // A kept connection may be closed just when it is used again; on a busy computer browsers then got an
      // empty answer.
      agent: false,
      headers: {
        ...passed,
        connection: 'close',
        'x-forwarded-host': publicHost ?? headers.host,
        ...(session === undefined ? {} : { cookie: session }),
      },
    });
    forwarded.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 200, {
        'cache-control': 'private',
        ...answer.headers,
      });
      answer.pipe(response);
    });
    forwarded.once('error', () => response.destroy());
    // Cancels the function's request when a visitor leaves.
    response.once('close', () => forwarded.destroy());
    request.pipe(forwarded);
  };
  type Passed = Parameters<typeof compress>;
  return (request: Passed[0], response: Passed[1]): void => {
    compress(request, response, () => pass(request, response));
  };
}
