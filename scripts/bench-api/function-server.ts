import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { countWireReads } from './wire-reads';

/**
 * A process that serves the bundled `api` function as an instance does, and tells its parent what it
 * reads. Bundled and run by plain Node: a loader of TypeScript would be measured too.
 */
export type ToServer = { advanceMs: number } | { report: true };

export type FromServer =
  { state: 'listening'; port: number } | { state: 'report'; reads: number; memoryMb: number };

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

const [bundle = ''] = process.argv.slice(2);
// Before the bundle finds its way to Firestore.
const reads = countWireReads();
const { api } = (await import(pathToFileURL(bundle).href)) as { api: RequestListener };

const server = createServer(api);
server.listen(0, '127.0.0.1', () => {
  tell({ state: 'listening', port: (server.address() as AddressInfo).port });
});

process.on('message', (message: ToServer) => {
  if ('advanceMs' in message) aheadMs += message.advanceMs;
  const { rss } = process.memoryUsage();
  tell({ state: 'report', reads: reads(), memoryMb: rss / 1024 / 1024 });
});
process.on('disconnect', () => process.exit(0));

function tell(message: FromServer): void {
  process.send?.(message);
}
