import type { ClientLogo } from '@torque-tide/contract/client-logos';
import type { ContentDependencies } from '../content/collection';
import { getCurrent } from '../content/current';
import { contentOf, readDocument } from '../content/document';
import { createWriteOnce } from '../writes/write-once';
import { type Change, createContentWriter } from '../content/writer';
import { clientLogos } from './client-logos';

/** A logo, and the version at which it was seen. */
interface Seen {
  id: string;
  version: number;
}

/** Puts client logos in order: those whose number changes get a version each, all in one commit. */
export function createClientLogoOrder({ firestore, clock }: ContentDependencies) {
  const writer = createContentWriter(firestore, clock);
  const write = createWriteOnce(firestore, clock);

  /** @throws {AppError} `not-found` or `stale` when any of them is no longer as it was seen */
  return (order: readonly Seen[], change: Change): Promise<ClientLogo[]> =>
    write.once(change.attempt, async (changes) => {
      const logos = await Promise.all(
        order.map(({ id, version }) =>
          getCurrent(changes, firestore, { definition: clientLogos, id, ifVersion: version }),
        ),
      );
      return logos.map((current, index) => {
        const content = contentOf(current.data);
        const sortOrder = index + 1;
        const data =
          content['sortOrder'] === sortOrder
            ? current.data
            : writer.replace(changes, current, { ...content, sortOrder }, change);
        return readDocument(current.document, clientLogos.read, data);
      });
    });
}
