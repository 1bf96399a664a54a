import { createServer, type RequestListener } from 'node:http';
import { Session } from 'node:inspector';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';

/**
 * A process that serves the built function `pages` as an instance does, and tells its parent what that
 * takes. Bundled and run by plain Node: a loader of TypeScript would be measured too.
 */
export type FromPageServer =
  | { state: 'listening'; port: number; loadMs: number }
  /** Processor time so far, and what has been loaded where that is counted. */
  | { state: 'used'; cpuMs: number; files: number; kilobytes: number };

const [bundle = '', counting] = process.argv.slice(2);
const loaded = counting === 'count' ? countLoaded() : { files: 0, characters: 0 };

const started = performance.now();
const { pages } = (await import(pathToFileURL(bundle).href)) as { pages: RequestListener };
const loadMs = performance.now() - started;

const server = createServer(pages);
server.listen(0, '127.0.0.1', () => {
  tell({ state: 'listening', port: (server.address() as AddressInfo).port, loadMs });
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const { files, characters } = loaded;
  tell({ state: 'used', cpuMs: (user + system) / 1_000, files, kilobytes: characters / 1_000 });
});
process.on('disconnect', () => process.exit(0));

/** Counts scripts as the debugger is told of them, which would slow down what is timed. */
function countLoaded(): { files: number; characters: number } {
  const counted = { files: 0, characters: 0 };
  const session = new Session();
  session.connect();
  session.on('Debugger.scriptParsed', ({ params: { url, length = 0 } }) => {
    // The rest is Node's own, and this file.
    if (!/^(?:file:|\/)/.test(url) || url === import.meta.url) return;
    counted.files += 1;
    counted.characters += length;
  });
  session.post('Debugger.enable');
  return counted;
}

function tell(message: FromPageServer): void {
  process.send?.(message);
}
