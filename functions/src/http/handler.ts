import type { EndpointName, Endpoints, Request, Response } from '@torque-tide/contract/api';
import type { AdminSession } from '../admin-session/authenticator';

type SessionFor<N extends EndpointName> = Endpoints[N]['access'] extends 'admin'
  ? AdminSession
  : Endpoints[N]['access'] extends 'published'
    ? AdminSession | undefined
    : undefined;

/** What a handler gets: parsed input, never the raw request. */
export interface HandlerRequest<N extends EndpointName> extends Request<N> {
  /** Who calls, as far as the endpoint's access lets it matter. */
  session: SessionFor<N>;
  /** The version that an edit is based on; undefined merges. */
  ifVersion: number | undefined;
  clientAddress: string;
}

/** Answers with `data`, or throws an `AppError`. */
export type Handler<N extends EndpointName> = (request: HandlerRequest<N>) => Promise<Response<N>>;

/** A handler for every endpoint of the table: one that is missing does not compile. */
export type Handlers = { [N in EndpointName]: Handler<N> };

/** The handlers of one resource: those whose name begins with `P`. */
export type HandlersOf<P extends string> = Pick<Handlers, Extract<EndpointName, `${P}${string}`>>;
