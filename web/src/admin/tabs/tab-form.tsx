import { useQuery } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { DraftableKind } from '@torque-tide/contract/pending';
import type { InputOf, ItemOf } from '@/admin/content/content-mutations';
import type { ContentDefinition, FormParts, Values } from '@/admin/content/define-content';
import { ContentForm } from '@/admin/forms/content-form';
import type { StandingFrame } from '@/admin/forms/form-frame';
import { FormLive } from '@/admin/live/form-live';
import type { FormAddress } from '@/admin/navigation/use-form-address';
import type { PendingOf } from '@/admin/publishing/queries';
import { usePendingGate } from '@/admin/publishing/use-pending-gate';
import { usePublication } from '@/admin/publishing/use-publication';
import { type UnfinishedStart, useUnfinishedGate } from '@/admin/unfinished/use-unfinished-gate';
import { LoadingState } from '@/admin/ui/loading-state';
import { useItemGate } from './use-item-gate';
import { useTabList } from './use-tab-list';

interface FormProps<K extends ContentKind, V extends Values, S extends InputOf<K>> {
  definition: ContentDefinition<K, V, S>;
  onSaved: (saved: ItemOf<K>) => void;
  onCancel: () => void;
  /** Where closing leads, where that is not the list. */
  backTo?: string | undefined;
  /** The form is all that its tab shows. */
  standing?: StandingFrame | undefined;
}

interface Props<K extends ContentKind, V extends Values, S extends InputOf<K>> extends FormProps<
  K,
  V,
  S
> {
  address: Exclude<FormAddress, { kind: 'list' }>;
  /** What a duplicate begins with; none for a kind without duplicates. */
  toCopy?: ((item: ItemOf<K>) => ItemOf<K>) | undefined;
  /** Back to the list, where there is no form to close. */
  onClose: () => void;
}

/**
 * The form that an address names, once everything is there that it opens on. All of it is asked for at
 * once, since the address names kind and item.
 */
export function TabForm<K extends ContentKind, V extends Values, S extends InputOf<K>>(
  props: Props<K, V, S>,
) {
  const { address, toCopy, onClose, ...form } = props;
  const { kind, noun, plural, part, titleOfValues: titleOf } = form.definition;
  const isEdit = address.kind === 'edit';
  const id = isEdit ? address.id : address.copyOf;
  const { query: list } = useTabList(form.definition, { refetchOnMount: false });
  const { data: parts, error } = useQuery(form.definition.formParts);
  const item = useItemGate({ id, list, noun, plural: plural.toLowerCase(), onClose });
  const pending = usePendingGate({ kind, id: isEdit ? id : undefined, noun });
  const start = useUnfinishedGate({ kind, noun, part, address, titleOf });
  if (!item.isOpen) return item.shown;
  if (!pending.isOpen) return pending.shown;
  if (!start.isOpen) return start.shown;
  // As for any file that cannot be fetched.
  if (error) throw error;
  if (!parts) return <LoadingState>Loading...</LoadingState>;
  return (
    <ExtendedForm
      {...form}
      parts={parts}
      item={isEdit ? item.value : undefined}
      copyOf={isEdit ? undefined : item.value && toCopy?.(item.value)}
      pending={pending.value}
      start={start.value}
    />
  );
}

interface ExtendedProps<
  K extends ContentKind,
  V extends Values,
  S extends InputOf<K>,
> extends FormProps<K, V, S> {
  parts: FormParts<ItemOf<K>, V>;
  item: ItemOf<K> | undefined;
  copyOf: ItemOf<K> | undefined;
  pending: PendingOf<DraftableKind> | undefined;
  start: UnfinishedStart;
}

/** The form with all that features add to it: a further one is a line in its list. */
function ExtendedForm<K extends ContentKind, V extends Values, S extends InputOf<K>>({
  pending,
  ...form
}: ExtendedProps<K, V, S>) {
  const { definition, item } = form;
  const publication = usePublication(definition, item, pending);
  return (
    <ContentForm
      {...form}
      extensions={[
        publication,
        {
          name: 'presence',
          status: ({ version, hasUnsavedChanges, pullLatest }) =>
            item &&
            version !== undefined && (
              <FormLive
                subject={definition.historyOf(item)}
                noun={definition.noun}
                version={version}
                isChanged={hasUnsavedChanges}
                onPullLatest={pullLatest}
              />
            ),
        },
      ]}
    />
  );
}
