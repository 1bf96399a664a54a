import { createServer, type RequestListener } from 'node:http';
import { Session } from 'node:inspector';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { countWireReads } from './wire-reads';

/**
 * A process that serves a function of the bundle as an instance does, and tells its parent what that takes
 * whenever it is told by how many milliseconds its clock goes forward, 0 too. Bundled and run by plain Node: a
 * loader of TypeScript would be measured too.
 */

/** What it tells first. */
export interface Listening {
  port: number;
  loadMs: number;
}

/** What it has taken so far: documents that were read, and processor time. */
export interface Report {
  reads: number;
  memoryMb: number;
  cpuMs: number;
  /** Of scripts, where they are counted. */
  files: number;
  kilobytes: number;
}

const RealDate = Date;
let aheadMs = 0;

/** The function's clock: half an hour of visits must not take half an hour. */
class MovableDate extends RealDate {
  constructor(...given: [] | [number | string]) {
    if (given.length === 0) super(RealDate.now() + aheadMs);
    else super(given[0]);
  }

  static override now(): number {
    return RealDate.now() + aheadMs;
  }
}

globalThis.Date = MovableDate as DateConstructor;

const [bundle = '', name = '', counting] = process.argv.slice(2);
// Before the bundle finds its way to Firestore.
const reads = countWireReads();
const loaded = counting === 'count' ? countLoaded() : { files: 0, characters: 0 };
const started = performance.now();
const functions = (await import(pathToFileURL(bundle).href)) as Record<string, RequestListener>;
const loadMs = performance.now() - started;

const server = createServer(functions[name]);
server.listen(0, '127.0.0.1', () => {
  tell({ port: (server.address() as AddressInfo).port, loadMs });
});

process.on('message', (advanceMs: number) => {
  aheadMs += advanceMs;
  const { rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  tell({
    reads: reads(),
    memoryMb: rss / 1024 / 1024,
    cpuMs: (user + system) / 1_000,
    files: loaded.files,
    kilobytes: loaded.characters / 1_000,
  });
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

function tell(message: Listening | Report): void {
  process.send?.(message);
}
