import {
  type ClientHttp2Session,
  connect,
  constants,
  createServer,
  type Http2Session,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';

/** How the answer to a successful commit gets lost. */
export type Loss =
  /** The caller gets 'unavailable' and may retry. */
  | 'refused'
  /** The connection ends before the answer. */
  | 'broken'
  /** No answer ever arrives. */
  | 'silent';

const COMMIT = '/google.firestore.v1.Firestore/Commit';
/** gRPC's own code for "not available". */
const UNAVAILABLE = '14';

/** A proxy for a Firestore emulator that fails as a network or a server can. */
export interface FirestoreProxy {
  /** The value of `FIRESTORE_EMULATOR_HOST` for clients of the proxy. */
  host: string;
  /** Accepts requests without passing them on, until it is restored. */
  freeze: () => void;
  /** Ends every connection and refuses new ones, until it is restored. */
  goAway: () => Promise<void>;
  mend: () => Promise<void>;
  /** Ends every connection once. */
  cutConnections: () => void;
  /**
   * Loses the answers to successful commits.
   *
   * @param which how many (one), after how many that pass (none)
   */
  loseCommits: (loss: Loss, which?: { after?: number; count?: number }) => void;
  /** The number of lost answers to commits. */
  lost: () => number;
  stop: () => Promise<void>;
}

/** @param emulator host and port of the emulator */
export async function startFirestoreProxy(emulator: string): Promise<FirestoreProxy> {
  const sessions = new Set<Http2Session>();
  let upstream: ClientHttp2Session | undefined;
  let losses: (Loss | undefined)[] = [];
  let lost = 0;
  /** Pending while the proxy is frozen. */
  let flow = Promise.resolve();
  let thaw = () => {};

  function emulatorSession(): ClientHttp2Session {
    if (upstream && !upstream.closed && !upstream.destroyed) return upstream;
    upstream = connect(`http://${emulator}`);
    upstream.on('error', () => {});
    return upstream;
  }

  async function relayWhenFlowing(stream: ServerHttp2Stream, headers: IncomingHttpHeaders) {
    await flow;
    if (!stream.destroyed) relay(stream, headers);
  }

  function relay(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
    const request = emulatorSession().request(headers);
    stream.pipe(request);
    const isCommit = headers[':path'] === COMMIT;
    let trailers: IncomingHttpHeaders = {};
    let answer: IncomingHttpHeaders | undefined;
    const body: Buffer[] = [];
    request.on('response', (received, flags) => {
      if ((flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0) trailers = received;
      answer = received;
    });
    request.on('trailers', (received) => (trailers = received));
    request.on('data', (chunk: Buffer) => body.push(chunk));
    request.on('error', () => fail(stream));
    stream.on('error', () => request.close());
    stream.on('aborted', () => request.close());
    request.on('end', () => void answerOn(stream));

    async function answerOn(stream: ServerHttp2Stream): Promise<void> {
      const hasCommitted = isCommit && trailers['grpc-status'] === '0';
      const loss = hasCommitted ? losses.shift() : undefined;
      await flow;
      if (loss) lost += 1;
      if (stream.destroyed || loss === 'silent') return;
      if (loss === 'broken') {
        stream.close(constants.NGHTTP2_INTERNAL_ERROR);
        return;
      }
      if (loss === 'refused' || !answer) {
        fail(stream);
        return;
      }
      const isTrailersOnly = answer === trailers;
      stream.respond(answer, { waitForTrailers: !isTrailersOnly, endStream: isTrailersOnly });
      stream.on('wantTrailers', () => stream.sendTrailers(trailers));
      if (!isTrailersOnly) stream.end(Buffer.concat(body));
    }
  }

  function fail(stream: ServerHttp2Stream): void {
    if (stream.destroyed || stream.headersSent) return;
    stream.respond(
      { ':status': 200, 'content-type': 'application/grpc', 'grpc-status': UNAVAILABLE },
      { endStream: true },
    );
  }

  const server = createServer();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('error', () => {});
    session.on('close', () => sessions.delete(session));
  });
  server.on('stream', (stream, headers) => {
    stream.on('error', () => {});
    void relayWhenFlowing(stream, headers);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;

  function cutConnections(): void {
    for (const session of sessions) session.destroy();
  }
  async function goAway(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve));
    cutConnections();
    await closed;
  }

  return {
    host: `127.0.0.1:${port}`,
    freeze: () => {
      flow = new Promise((resolve) => (thaw = resolve));
    },
    goAway,
    mend: async () => {
      thaw();
      if (!server.listening) await listen(port);
    },
    cutConnections,
    loseCommits: (loss, { after = 0, count = 1 } = {}) => {
      losses = Array.from({ length: after + count }, (_, index) =>
        index < after ? undefined : loss,
      );
    },
    lost: () => lost,
    stop: async () => {
      thaw();
      if (server.listening) await goAway();
      upstream?.destroy();
    },
  };
}
