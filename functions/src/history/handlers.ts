import type { HandlersOf } from '../http/handler';
import type { HistoryRepository } from './repository';

/** Who changed what, and the way back. */
export function createHistoryHandlers(history: HistoryRepository): HandlersOf<'history.'> {
  return {
    'history.list': ({ params }) => history.list(params.kind, params.id),
    'history.restore': ({ params, body, session, ifVersion }) =>
      history.restore({ ...params, version: body.version, by: session.username, ifVersion }),
  };
}
