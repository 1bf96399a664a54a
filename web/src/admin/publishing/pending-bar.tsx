import { useQuery } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { DraftableKind } from '@torque-tide/contract/pending';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { ContentDefinition, Values } from '@/admin/content/define-content';
import type { InputOf, ItemOf } from '@/admin/content/content-mutations';
import { ComparePanel } from './compare-panel';
import { PendingNotice } from './pending-notice';
import type { PendingOf } from './queries';

interface Props<K extends ContentKind, V extends Values, S extends InputOf<K>> {
  definition: ContentDefinition<K, V, S>;
  /** The live item as it was when the form was opened. */
  item: ItemOf<K>;
  pending: PendingOf<DraftableKind>;
  control: Control<V>;
  /** Drops the changes, and closes the form when that is done. */
  onDrop: () => Promise<void>;
}

/** What a form says of the unpublished changes that it shows, and their comparison with what is live. */
export function PendingBar<K extends ContentKind, V extends Values, S extends InputOf<K>>(
  props: Props<K, V, S>,
) {
  const { definition, item, pending, control, onDrop } = props;
  const { fields, titleOf, noun, list } = definition;
  const [isComparing, setIsComparing] = useState(false);
  const [isDropping, setIsDropping] = useState(false);
  // Others may publish while the form is open.
  const { data = item } = useQuery({
    ...list,
    select: (items) => items.find(({ id }) => id === item.id) ?? item,
  });
  const live = fields.toValues(data);
  const watched = useWatch({ control }) as Partial<V>;
  const typed = { ...live, ...watched };

  async function drop() {
    setIsDropping(true);
    await onDrop();
    setIsDropping(false);
  }

  return (
    <>
      <PendingNotice
        pending={pending}
        noun={noun}
        isDropping={isDropping}
        onCompare={() => setIsComparing(true)}
        onDrop={() => void drop()}
      />
      <ComparePanel
        title={titleOf(data)}
        live={live}
        typed={typed}
        labels={fields.labels}
        isOpen={isComparing}
        onClose={() => setIsComparing(false)}
      />
    </>
  );
}
