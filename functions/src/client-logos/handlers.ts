import type { HandlersOf } from '../http/handler';
import type { ClientLogoRepository } from './repository';

/** Client logos: visitors see the active ones, an admin all. */
export function createClientLogoHandlers(logos: ClientLogoRepository): HandlersOf<'clientLogos.'> {
  return {
    'clientLogos.list': async ({ session }) => {
      const all = await logos.list();
      return session ? all : all.filter((logo) => logo.isActive);
    },
    'clientLogos.create': ({ body, session }) => logos.create(body, { by: session.username }),
    'clientLogos.update': ({ params, body, session, ifVersion }) =>
      logos.update(params.id, body, { by: session.username }, ifVersion),
    'clientLogos.delete': async ({ params, session, ifVersion }) => {
      await logos.remove(params.id, { by: session.username }, ifVersion);
      return { id: params.id };
    },
  };
}
