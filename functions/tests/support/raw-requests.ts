import { connect, type Socket } from 'node:net';
import { setTimeout as delay, setImmediate as untilRead } from 'node:timers/promises';

/** Sends a head, and then the chunks of `feed` until the other side ends the connection. */
export async function sendRaw(
  port: number,
  head: readonly string[],
  feed: Iterable<Buffer> | AsyncIterable<Buffer>,
): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  // `answer` has everything received before the other side closed.
  socket.on('error', () => undefined);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  for await (const chunk of feed) {
    if (socket.destroyed || answer !== '') break;
    if (!socket.write(chunk)) await Promise.race([untilDrained(socket), closed]);
  }
  await closed;
  return answer;
}

function untilDrained(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('drain', () => resolve()));
}

export function* zeros(bytes: number): Generator<Buffer> {
  const chunk = Buffer.alloc(64 * 1024, ' ');
  for (let sent = 0; sent < bytes; sent += chunk.length) yield chunk;
}

/** Slows `feed` down, so that an answer arrives before the connection is closed. */
export async function* paced(feed: Iterable<Buffer>, ms = 5): AsyncGenerator<Buffer> {
  for (const chunk of feed) {
    yield chunk;
    await delay(ms);
    // Reads received data first, because writing to a closed connection would lose it.
    await untilRead();
  }
}

export function* chunksOf(bytes: number): Generator<Buffer> {
  for (const chunk of zeros(bytes)) {
    const length = Buffer.from(`${chunk.length.toString(16)}\r\n`);
    yield Buffer.concat([length, chunk, Buffer.from('\r\n')]);
  }
}
