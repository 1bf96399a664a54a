import type { HandlersOf } from '../http/handler';
import type { BinRepository } from './repository';

/** What was deleted and can still be restored. */
export function createBinHandlers(bin: BinRepository): HandlersOf<'bin.'> {
  return {
    'bin.list': () => bin.list(),
    'bin.restore': ({ params, session }) => bin.restore(params.id, { by: session.username }),
  };
}
