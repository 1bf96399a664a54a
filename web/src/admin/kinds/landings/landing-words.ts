import type { Location } from '@torque-tide/contract/locations';
import type { Sector } from '@torque-tide/contract/sectors';
import { successToast } from '@/admin/content/content-tools';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { lastOrder } from '@/admin/lists/item-order';
import { DeletedUses } from './landing-card';
import type { LandingKind } from './landing-fields';

type Landing = Sector | Location;

const titleOf = ({ name }: Landing) => name;

/** The parts that both tabs share. */
export function landingParts(kind: LandingKind) {
  const { name, plural } = CONTENT_WORDS[kind];
  const inText = plural.toLowerCase();
  return {
    titleOf,
    words: {
      heading: `Manage ${plural}`,
      add: `Add ${name}`,
      editTitle: `Edit ${name}`,
      create: `Add ${name}`,
      update: `Update ${name}`,
      empty: `No ${inText} found.`,
    },
    deletion: {
      as: 'dialog',
      title: `Delete ${name}`,
      text: (item: Landing) =>
        `Are you sure you want to delete ${titleOf(item)}? Its page goes with it.`,
      More: DeletedUses,
    },
    announcements: {
      saved: (item: Landing, isNew: boolean) =>
        successToast(`“${titleOf(item)}” ${isNew ? 'added' : 'updated'}.`),
      deleted: (item: Landing) => successToast(`“${titleOf(item)}” deleted.`),
      patched: (item: Landing) => successToast(`“${titleOf(item)}” updated.`),
    },
    loginHint: `Please log in to manage ${inText}.`,
    newValues: (items: readonly Landing[]) => ({ sortOrder: String(lastOrder(items)) }),
  } as const;
}
