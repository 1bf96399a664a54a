import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { DraftableKind } from '@torque-tide/contract/pending';
import type { ReactNode } from 'react';
import type { FormAddress } from '@/admin/navigation/use-form-address';
import type { PendingOf } from '@/admin/publishing/queries';
import { usePendingGate } from '@/admin/publishing/use-pending-gate';
import type { ListRead } from '@/admin/requests/list-failure';
import { type OpenDraft, OpenDraftContext } from '@/admin/unfinished/open-draft-context';
import { useUnfinishedGate } from '@/admin/unfinished/use-unfinished-gate';
import { useItemGate } from './use-item-gate';

interface Props<T> {
  kind: ContentKind;
  /** What is edited, in lower case: 'job', and several of them: 'jobs'. */
  noun: string;
  plural: string;
  titleOf: OpenDraft['titleOf'];
  address: Exclude<FormAddress, { kind: 'list' }>;
  list: ListRead<T>;
  onClose: () => void;
  /** Renders the form, once everything is there that it opens on. */
  children: (found: {
    /** The item that is edited; a new one has none, but maybe one to copy. */
    item: T | undefined;
    original: T | undefined;
    /** The unpublished changes of the item. */
    pending: PendingOf<DraftableKind> | undefined;
  }) => ReactNode;
}

/** What a form waits for. All of it is asked for at once, since the address names kind and item. */
export function FormGates<T extends { id: string }>(props: Props<T>) {
  const { kind, noun, plural, titleOf, address, list, onClose, children } = props;
  const isEdit = address.kind === 'edit';
  const id = isEdit ? address.id : address.copyOf;
  const item = useItemGate({ id, list, noun, plural, onClose });
  const pending = usePendingGate({ kind, id: isEdit ? id : undefined, noun });
  const unfinished = useUnfinishedGate({ kind, noun, address, titleOf });

  if (!item.isOpen) return item.shown;
  if (!pending.isOpen) return pending.shown;
  if (!unfinished.isOpen) return unfinished.shown;
  return (
    <OpenDraftContext value={unfinished.value}>
      {children({
        item: isEdit ? item.value : undefined,
        original: isEdit ? undefined : item.value,
        pending: pending.value,
      })}
    </OpenDraftContext>
  );
}
