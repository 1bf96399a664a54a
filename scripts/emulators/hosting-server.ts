import { type IncomingMessage, request as ask, type Server, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { server } from 'superstatic';
import { root } from '../lib/repository';

const HOST = '127.0.0.1';
/** The one cookie that Hosting passes on to a function. */
const PASSED_COOKIE = /(?:^|;\s*)(__session=[^;]*)/;

interface Options {
  /** A copy of `firebase.json`, by its path. */
  config: string;
  port: number;
  /** Where each function of the rewrites answers. */
  functions: Readonly<Record<string, string>>;
}

interface Rewrite {
  function: { functionId: string };
}

/** A running server of the site. */
export interface HostingServer {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Serves the built site by the same library as the Hosting emulator, with the functions at addresses
 * of their own: processes that the runtime's server holds open, in place of the Functions emulator's,
 * which starts one for each request that comes while another is answered.
 */
export async function startHosting({ config, port, functions }: Options): Promise<HostingServer> {
  const { hosting } = JSON.parse(readFileSync(config, 'utf8')) as { hosting: object };
  const site = await new Promise<Server>((resolve) => {
    const started = server({
      config: hosting,
      cwd: root,
      hostname: HOST,
      port,
      compression: true,
      stack: 'strict',
      rewriters: {
        function: async (rewrite: Rewrite) => passTo(functions[rewrite.function.functionId]),
      },
    }).listen(() => resolve(started));
  });
  return {
    url: `http://${HOST}:${port}`,
    stop: async () => {
      site.closeAllConnections();
      await new Promise((resolve) => site.close(resolve));
    },
  };
}

function passTo(functionUrl: string | undefined) {
  if (functionUrl === undefined) throw new Error('A rewrite names a function that is not there');
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { method, headers, url = '/' } = request;
    const { cookie, ...passed } = headers;
    const session = PASSED_COOKIE.exec(cookie ?? '')?.[1];
    const forwarded = ask(new URL(url, functionUrl), {
      method,
      headers: {
        ...passed,
        'x-forwarded-host': headers.host,
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
    // A visitor who leaves ends the request to the function too.
    response.once('close', () => forwarded.destroy());
    request.pipe(forwarded);
  };
}
