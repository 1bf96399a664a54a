import type { HandlersOf } from '../http/handler';
import type { ClientLogoRepository } from './repository';

/** Client logos as an admin sees and changes them: all of them, as they are stored. */
export function createClientLogoHandlers(logos: ClientLogoRepository): HandlersOf<'clientLogos.'> {
  return {
    'clientLogos.list': () => logos.list(),
    'clientLogos.create': ({ body, session }) => logos.create(body, { by: session.username }),
    'clientLogos.update': ({ params, body, session, ifVersion }) =>
      logos.update(params.id, body, { by: session.username }, ifVersion),
    'clientLogos.delete': async ({ params, session, ifVersion }) => {
      await logos.remove(params.id, { by: session.username }, ifVersion);
      return { id: params.id };
    },
  };
}
