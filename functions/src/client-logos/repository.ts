import type {
  ClientLogo,
  ClientLogoInput,
  ClientLogoPatch,
} from '@torque-tide/contract/client-logos';
import type { Change } from '../content/change';
import { type ContentDependencies, createContentCollection } from '../content/collection';
import { newClientLogo, readClientLogo } from './converter';
import { compareLogos } from './order';

export type ClientLogoRepository = ReturnType<typeof createClientLogoRepository>;

/** Client logos in Firestore. */
export function createClientLogoRepository(dependencies: ContentDependencies) {
  const logos = createContentCollection(dependencies, {
    kind: 'clientLogos',
    read: readClientLogo,
  });

  return {
    /** Every logo, active or not, by sort order and then by name. */
    list: async (): Promise<ClientLogo[]> =>
      (await logos.list()).map(({ item }) => item).sort(compareLogos),
    create: (input: ClientLogoInput, change: Change): Promise<ClientLogo> =>
      logos.create(newClientLogo(input), change),
    update: (
      id: string,
      patch: ClientLogoPatch,
      change: Change,
      ifVersion?: number,
    ): Promise<ClientLogo> => logos.update(id, patch, change, ifVersion),
    remove: logos.remove,
  };
}
