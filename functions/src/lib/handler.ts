import type { Answer, EndpointName, Endpoints, Request } from '@torque-tide/contract/api';
import type { MediaUse } from '@torque-tide/contract/media';
import type { AuditNotes } from './log';
import type { Deadline } from './time';

export interface AdminSession {
  token: string;
  username: string;
  sessionEpoch: number;
  expiresAt: Date;
}

/** The sender, before anything is verified. */
export interface Caller {
  /** The address, as far as proxies are trusted. */
  address: string;
  token: string | undefined;
  cookies: string | undefined;
  userAgent: string | undefined;
  /** Takes a `Set-Cookie` header. */
  setCookie: (cookie: string) => void;
}

/** Visitors' reads go to `VisitorHandlers`. */
type SessionFor<N extends EndpointName> = Endpoints[N]['access'] extends 'anyone'
  ? undefined
  : Endpoints[N] extends { replacesSession: true }
    ? // A repeated request arrives with the session that the first one ended.
      AdminSession | undefined
    : AdminSession;

/** A write, recognised when it is repeated. */
export interface WriteAttempt {
  /** A hash of the admin and the key. */
  id: string;
  /** Empty for a repeated request with an ended session. */
  by: string;
  /** A hash of the input, so that another call can't reuse the key. */
  fingerprint: string;
  /** Derived from the key: only the caller can know it, and a repeated request has the same one. */
  secret: Buffer;
  deadline: Deadline;
}

export interface SentFile {
  bytes: Buffer;
  use: MediaUse;
}

type FileFor<N extends EndpointName> = Endpoints[N] extends { bytes: object }
  ? SentFile
  : Endpoints[N] extends { form: object }
    ? Buffer | undefined
    : undefined;

type AttemptFor<N extends EndpointName> = Endpoints[N] extends { keyed: true }
  ? WriteAttempt
  : undefined;

/** Parsed input, never the raw request. */
export interface HandlerRequest<N extends EndpointName> extends Request<N> {
  session: SessionFor<N>;
  /** The version that an edit is based on; undefined merges. */
  ifVersion: number | undefined;
  caller: Caller;
  deadline: Deadline;
  /** Filled in by the handler. */
  audit: AuditNotes;
  attempt: AttemptFor<N>;
  file: FileFor<N>;
}

type Handler<N extends EndpointName> = (request: HandlerRequest<N>) => Promise<Answer<N>>;

/** Every endpoint has a handler, or this doesn't compile. */
export type Handlers = { [N in EndpointName]: Handler<N> };

export type HandlersOf<P extends string> = Pick<Handlers, Extract<EndpointName, `${P}${string}`>>;

type VisitorEndpointName = {
  [N in EndpointName]: Endpoints[N] extends { method: 'GET'; access: 'anyone' | 'published' }
    ? N
    : never;
}[EndpointName];

/** Visitors see what is published, which may be a little older. */
export type VisitorHandlers = {
  [N in VisitorEndpointName]: (request: Pick<Request<N>, 'params'>) => Promise<Answer<N>>;
};
