import http2 from 'node:http2';

/** What a message of gRPC begins with: whether it is compressed, and its length in four bytes. */
const PREFIX_BYTES = 5;
/** The tags of what is a read, among the fields of an answer: a document that is there, and one that is missing. */
const FOUND = 0x0a;
const MISSING = 0x12;
const BATCH = '/google.firestore.v1.Firestore/BatchGetDocuments';
const QUERY = '/google.firestore.v1.Firestore/RunQuery';

/**
 * Counts what every client of this process reads, as Firestore bills it: each document that comes, each that is
 * missing, and one for a query without a result. It looks at the answers on their way: the client itself is inside
 * of the bundle.
 *
 * @returns how many there have been
 */
export function countWireReads(): () => number {
  let reads = 0;
  const { connect } = http2;
  http2.connect = ((...given: Parameters<typeof connect>) => {
    const session = connect(...given);
    const request = session.request.bind(session);
    session.request = (headers, options) => {
      const stream = request(headers, options);
      const path = String(headers?.[':path'] ?? '');
      if (path !== BATCH && path !== QUERY) return stream;
      const answer: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => answer.push(chunk));
      stream.on('end', () => {
        const found = firstTagsOf(Buffer.concat(answer)).filter(
          (tag) => tag === FOUND || (path === BATCH && tag === MISSING),
        );
        reads += path === QUERY ? Math.max(1, found.length) : found.length;
      });
      return stream;
    };
    return session;
  }) as typeof connect;
  return () => reads;
}

/** Of each message the tag of its first field. */
function firstTagsOf(answer: Buffer): number[] {
  const tags: number[] = [];
  for (let at = 0; at + PREFIX_BYTES < answer.length;) {
    tags.push(answer[at + PREFIX_BYTES] ?? 0);
    at += PREFIX_BYTES + answer.readUInt32BE(at + 1);
  }
  return tags;
}
