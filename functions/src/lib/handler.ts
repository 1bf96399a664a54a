import type { Answer, EndpointName, Endpoints, Request } from '@torque-tide/contract/api';
import type { MediaUse } from '@torque-tide/contract/media';
import type { AuditNotes } from './log';
import type { Deadline } from './time';

export interface AdminSession {
  token: string;
  username: string;
  /** Of the account when the session was checked. */
  sessionEpoch: number;
  expiresAt: Date;
}

/** What a request tells about its sender, before anything is proved. */
export interface Caller {
  /** Where it comes from, as far as that can be believed. */
  address: string;
  token: string | undefined;
  cookies: string | undefined;
  userAgent: string | undefined;
  /** Sends a cookie with the answer; the text is a `Set-Cookie` header. */
  setCookie: (cookie: string) => void;
}

/** Public content that somebody reads without a session asks memory: see `VisitorHandlers`. */
type SessionFor<N extends EndpointName> = Endpoints[N]['access'] extends 'anyone'
  ? undefined
  : Endpoints[N] extends { replacesSession: true }
    ? // A repeat comes with the session that the first call ended.
      AdminSession | undefined
    : AdminSession;

/** One call that writes, as a repeat of it is known again. */
export interface WriteAttempt {
  /** The name under which it is stored once it has succeeded: of the admin and the key. */
  id: string;
  /** The admin who makes it; empty where a repeat comes with an ended session. */
  by: string;
  /** Of all that the call asks for: another call cannot have this attempt's answer. */
  fingerprint: string;
  /** Of the key, so that its caller alone has it: what of an answer is secret is stored closed by it. */
  secret: Buffer;
  deadline: Deadline;
}

export interface SentFile {
  bytes: Buffer;
  use: MediaUse;
}

type FileFor<N extends EndpointName> = Endpoints[N] extends { bytes: object }
  ? SentFile
  : undefined;

type AttemptFor<N extends EndpointName> = Endpoints[N] extends { keyed: true }
  ? WriteAttempt
  : undefined;

/** What a handler gets: parsed input, never the raw request. */
export interface HandlerRequest<N extends EndpointName> extends Request<N> {
  /** Who calls, where the endpoint needs to know. */
  session: SessionFor<N>;
  /** The version that an edit is based on; undefined merges. */
  ifVersion: number | undefined;
  caller: Caller;
  deadline: Deadline;
  /** What the audit log cannot know by itself; the handler fills it in. */
  audit: AuditNotes;
  /** Of an endpoint that takes an `Idempotency-Key`. */
  attempt: AttemptFor<N>;
  /** Of an endpoint that takes bytes in place of JSON. */
  file: FileFor<N>;
}

type Handler<N extends EndpointName> = (request: HandlerRequest<N>) => Promise<Answer<N>>;

/** A handler for every endpoint of the table, over what is stored at this moment: one that is missing does not compile. */
export type Handlers = { [N in EndpointName]: Handler<N> };

/** The handlers of one resource: those whose name begins with `P`. */
export type HandlersOf<P extends string> = Pick<Handlers, Extract<EndpointName, `${P}${string}`>>;

type VisitorEndpointName = {
  [N in EndpointName]: Endpoints[N] extends { method: 'GET'; access: 'anyone' | 'published' }
    ? N
    : never;
}[EndpointName];

/** How visitors are answered: from what is published, which may be a little older. */
export type VisitorHandlers = {
  [N in VisitorEndpointName]: (request: Pick<Request<N>, 'params'>) => Promise<Answer<N>>;
};
