import type { IncomingHttpHeaders, ServerHttp2Stream } from 'node:http2';

/** What a message of gRPC begins with: whether it is compressed, and its length in four bytes. */
const PREFIX_BYTES = 5;
/** A missing document and an empty query result, each with its read time, as protobuf tags. */
const MISSING = 0x12;
const DOCUMENT_READ_AT = Buffer.from([0x22, 2, 8, 1]);
const QUERY_READ_AT = Buffer.from([0x1a, 2, 8, 1]);

/** Of each document that a call asks for its name. */
const NAME = /projects\/[\w-]+\/databases\/\(default\)\/documents\/[\w/-]+/g;

/** Answers one call as a Firestore without a single document does. */
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

/** No name of these is longer than the 127 bytes that one byte can tell. */
function namesIn(call: Buffer): string[] {
  return [...new Set(call.toString('latin1').match(NAME))];
}

function withPrefix(message: Buffer): Buffer {
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeUInt32BE(message.length, 1);
  return Buffer.concat([prefix, message]);
}
