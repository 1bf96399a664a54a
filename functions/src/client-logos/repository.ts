import type {
  ClientLogo,
  ClientLogoInput,
  ClientLogoPatch,
} from '@torque-tide/contract/client-logos';
import { type ContentDependencies, createContentCollection } from '../content/collection';
import { compareText } from '../content/order';
import { COLLECTIONS } from '../lib/collections';
import { newClientLogo, readClientLogo } from './converter';

export type ClientLogoRepository = ReturnType<typeof createClientLogoRepository>;

/** Client logos in Firestore. */
export function createClientLogoRepository(dependencies: ContentDependencies) {
  const logos = createContentCollection(dependencies, {
    name: COLLECTIONS.clientLogos,
    label: 'Client logo',
    read: readClientLogo,
  });

  return {
    /** Every logo, active or not, by sort order and then by name. */
    list: async (): Promise<ClientLogo[]> =>
      (await logos.list()).map(({ item }) => item).sort(compareLogos),
    create: (input: ClientLogoInput): Promise<ClientLogo> => logos.create(newClientLogo(input)),
    update: (id: string, patch: ClientLogoPatch, ifVersion?: number): Promise<ClientLogo> =>
      logos.update(id, patch, ifVersion),
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
