import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { useState } from 'react';
import type { ItemOf } from '@/admin/content/content-mutations';
import { ContentForm, type FormProps } from '@/admin/forms/content-form';
import type { FormAddress } from '@/admin/navigation/use-form-address';
import { UnreadList } from '@/admin/requests/failures';
import { EmptyList, LoadingState } from '@/admin/ui/states';
import { useTabList } from './tab-list';

interface Props<K extends ContentKind> extends Pick<FormProps<K>, 'definition' | 'backTo'> {
  address: Exclude<FormAddress, { kind: 'list' }>;
  /** Makes a duplicate's initial values; undefined without duplicates. */
  toCopy?: ((item: ItemOf<K>) => ItemOf<K>) | undefined;
  /** Omitted for a form without a list, which restarts instead of closing. */
  list?: Pick<FormProps<K>, 'onSaved' | 'onCancel'> & { onClose: () => void };
}

/** The form in the address. After a discard it starts again from what is stored now. */
export function TabForm<K extends ContentKind>({ list, ...props }: Props<K>) {
  const [round, setRound] = useState<{ count: number; scrollY?: number }>({ count: 0 });
  const again = () => setRound(({ count }) => ({ count: count + 1, scrollY: window.scrollY }));
  return (
    <OpeningForm
      key={round.count}
      {...props}
      onSaved={again}
      onCancel={again}
      onClose={again}
      onDiscarded={again}
      {...list}
      standing={list ? undefined : round}
    />
  );
}

/**
 * Opens the form once its item and list are loaded. A stale list is refetched first, for the newest
 * version; after that the form keeps its item.
 */
function OpeningForm<K extends ContentKind>(
  props: Omit<Props<K>, 'list'> &
    Pick<FormProps<K>, 'onSaved' | 'onCancel' | 'onDiscarded' | 'standing'> & {
      onClose: () => void;
    },
) {
  const { address, toCopy, onClose, ...form } = props;
  const { definition } = form;
  const { noun, plural } = definition;
  const isEdit = address.kind === 'edit';
  const id = isEdit ? address.id : address.copyOf;
  const { query: list } = useTabList(definition, { refetchOnMount: false });
  const [snapshot, setSnapshot] = useState<ItemOf<K>>();
  const isOld = list.isFetching && list.isStale;
  const item = snapshot ?? (isOld ? undefined : list.data?.find((each) => each.id === id));
  if (item !== snapshot) setSnapshot(item);

  if (id !== undefined && !item) {
    // A paused read means that the browser is offline.
    if (list.isFetching || list.isPaused) {
      return <LoadingState>{`Loading the ${noun}...`}</LoadingState>;
    }
    if (!list.data) return <UnreadList noun={plural.toLowerCase()} read={list} />;
    return (
      <EmptyList
        title={`This ${noun} is not there`}
        hint="Someone may have deleted it, or the link may be mistyped."
        action={{ label: 'Back to the list', onClick: onClose }}
      />
    );
  }
  const newValues = id === undefined ? definition.newValues : undefined;
  if (newValues && !list.data && list.isFetching) {
    return <LoadingState>{`Loading ${plural.toLowerCase()}...`}</LoadingState>;
  }
  return (
    <ContentForm
      {...form}
      item={isEdit ? item : undefined}
      copyOf={isEdit ? undefined : item && toCopy?.(item)}
      newValues={list.data && newValues?.(list.data)}
    />
  );
}
