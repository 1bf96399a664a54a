import type {
  ClientLogo,
  ClientLogoInput,
  ClientLogoPatch,
} from '@torque-tide/contract/client-logos';
import type { Change } from '../content/change';
import { type ContentDependencies, createContentCollection } from '../content/collection';
import { compareText } from '../content/order';
import { newClientLogo, readClientLogo } from './converter';

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

function compareLogos(a: ClientLogo, b: ClientLogo): number {
  return (
    a.sortOrder - b.sortOrder ||
    compareText(a.companyName, b.companyName) ||
    compareText(a.id, b.id)
  );
}
