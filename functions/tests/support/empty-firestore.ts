import type { IncomingHttpHeaders, ServerHttp2Stream } from 'node:http2';

/** The start of a gRPC message: a compression flag, and the length in four bytes. */
const PREFIX_BYTES = 5;
/** A missing document and an empty query result, each with its read time, as protobuf tags. */
const MISSING = 0x12;
const DOCUMENT_READ_AT = Buffer.from([0x22, 2, 8, 1]);
const QUERY_READ_AT = Buffer.from([0x1a, 2, 8, 1]);

/** Matches the name of each document in a call. */
const NAME = /projects\/[\w-]+\/databases\/\(default\)\/documents\/[\w/-]+/g;

/** Answers a call like a Firestore without documents. */
export function answerAsEmpty(
  stream: ServerHttp2Stream,
  { ':path': path = '' }: IncomingHttpHeaders,
): void {
  const asked: Buffer[] = [];
  stream.respond({ ':status': 200, 'content-type': 'application/grpc' }, { waitForTrailers: true });
  stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': '0' }));
  stream.on('data', (chunk: Buffer) => asked.push(chunk));
  stream.on('end', () => {
    const messages = path.endsWith('/BatchGetDocuments')
      ? namesIn(Buffer.concat(asked)).map((name) =>
          Buffer.concat([Buffer.from([MISSING, name.length]), Buffer.from(name), DOCUMENT_READ_AT]),
        )
      : [QUERY_READ_AT];
    stream.end(Buffer.concat(messages.map(withPrefix)));
  });
}

/** Names must fit into 127 bytes, the longest length in one byte. */
function namesIn(call: Buffer): string[] {
  return [...new Set(call.toString('latin1').match(NAME))];
}

function withPrefix(message: Buffer): Buffer {
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeUInt32BE(message.length, 1);
  return Buffer.concat([prefix, message]);
}
