import type { HandlersOf } from '../http/handler';
import type { ClientLogoRepository } from './repository';

/** Client logos: visitors see the active ones, an admin all. */
export function createClientLogoHandlers(logos: ClientLogoRepository): HandlersOf<'clientLogos.'> {
  return {
    'clientLogos.list': async ({ session }) => {
      const all = await logos.list();
      return session ? all : all.filter((logo) => logo.isActive);
    },
    'clientLogos.create': ({ body }) => logos.create(body),
    'clientLogos.update': ({ params, body, ifVersion }) => logos.update(params.id, body, ifVersion),
    'clientLogos.delete': async ({ params, ifVersion }) => {
      await logos.remove(params.id, ifVersion);
      return { id: params.id };
    },
  };
}
