import { useQuery } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { useState } from 'react';
import type { ItemOf } from '@/admin/content/content-mutations';
import type { Values } from '@/admin/content/define-content';
import { ContentForm, type FormProps } from '@/admin/forms/content-form';
import { FormLive } from '@/admin/live/live-context';
import type { FormAddress } from '@/admin/navigation/use-form-address';
import { usePublication } from '@/admin/publishing/use-publication';
import { ListFailure } from '@/admin/requests/failures';
import { EmptyList } from '@/admin/ui/empty-list';
import { type Gate, LoadingState, closed, opened } from '@/admin/ui/loading-state';
import { useTabList } from './tab-list';

interface Props<K extends ContentKind, V extends Values> extends Pick<
  FormProps<K, V>,
  'definition' | 'onSaved' | 'onCancel' | 'backTo' | 'standing'
> {
  address: Exclude<FormAddress, { kind: 'list' }>;
  /** What a duplicate begins with; none for a kind without duplicates. */
  toCopy?: ((item: ItemOf<K>) => ItemOf<K>) | undefined;
  /** Back to the list, where there is no form to close. */
  onClose: () => void;
}

/** The form that an address names. Once its changes are discarded, it begins anew on what is stored now. */
export function TabForm<K extends ContentKind, V extends Values>(props: Props<K, V>) {
  const { standing } = props;
  const [round, setRound] = useState(0);
  return (
    <OpeningForm
      key={round}
      {...props}
      standing={standing && { takesFocus: standing.takesFocus || round > 0 }}
      onDiscarded={() => setRound(round + 1)}
    />
  );
}

/**
 * The form, once everything is there that it opens on. All of it is asked for at once, since the address
 * names kind and item.
 */
function OpeningForm<K extends ContentKind, V extends Values>(
  props: Props<K, V> & Pick<FormProps<K, V>, 'onDiscarded'>,
) {
  const { address, toCopy, onClose, ...form } = props;
  const isEdit = address.kind === 'edit';
  const id = isEdit ? address.id : address.copyOf;
  const { data: parts, error } = useQuery(form.definition.formParts);
  const item = useItemGate(form.definition, id, onClose);
  const newValues = useNewValuesGate(form.definition, id);
  if (!item.isOpen) return item.shown;
  if (!newValues.isOpen) return newValues.shown;
  // As for any file that cannot be fetched.
  if (error) throw error;
  if (!parts) return <LoadingState>Loading...</LoadingState>;
  return (
    <ExtendedForm
      {...form}
      parts={parts}
      item={isEdit ? item.value : undefined}
      copyOf={isEdit ? undefined : item.value && toCopy?.(item.value)}
      newValues={newValues.value}
    />
  );
}

/** The form with all that features add to it. */
function ExtendedForm<K extends ContentKind, V extends Values>(
  form: Omit<FormProps<K, V>, 'extension'>,
) {
  const { definition, item } = form;
  const publication = usePublication(definition, item);
  return (
    <ContentForm
      {...form}
      extension={{
        ...publication,
        status: item && <FormLive kind={definition.kind} id={item.id} />,
      }}
    />
  );
}

/**
 * Finds the item that the address names; none for a form that begins empty. A list that is being read again
 * because it is old may have a newer version: the form waits for it. What was found once is kept for as long as
 * its form is open, whatever is read meanwhile.
 */
function useItemGate<K extends ContentKind, V extends Values>(
  definition: FormProps<K, V>['definition'],
  id: string | undefined,
  onClose: () => void,
): Gate<ItemOf<K> | undefined> {
  const { noun, plural } = definition;
  const { query: list } = useTabList(definition, { refetchOnMount: false });
  const [snapshot, setSnapshot] = useState<ItemOf<K>>();
  const isOld = list.isFetching && list.isStale;
  const found = snapshot ?? (isOld ? undefined : list.data?.find((item) => item.id === id));
  if (id === undefined || found) {
    if (found !== snapshot) setSnapshot(found);
    return opened(found);
  }
  // Without a connection the read waits for one.
  if (list.isFetching || list.isPaused) {
    return closed(<LoadingState>{`Loading the ${noun}...`}</LoadingState>);
  }
  if (!list.data) return closed(<ListFailure noun={plural.toLowerCase()} read={list} />);
  return closed(
    <EmptyList
      title={`This ${noun} is not there`}
      hint="Someone may have deleted it, or the link may be mistyped."
      action={{ label: 'Back to the list', onClick: onClose }}
    />,
  );
}

/** What an empty form begins with where that depends on the items there are; nothing while they can't be read. */
function useNewValuesGate<K extends ContentKind, V extends Values>(
  definition: FormProps<K, V>['definition'],
  id: string | undefined,
): Gate<Partial<V> | undefined> {
  const { query: list } = useTabList(definition, { refetchOnMount: false });
  if (id !== undefined || !definition.newValues) return opened(undefined);
  if (list.data) return opened(definition.newValues(list.data));
  return list.isFetching
    ? closed(<LoadingState>{`Loading ${definition.plural.toLowerCase()}...`}</LoadingState>)
    : opened(undefined);
}
