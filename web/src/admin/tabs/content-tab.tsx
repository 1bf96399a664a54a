import Button from '@mui/material/Button';
import type { ContentKind, StandingKind } from '@torque-tide/contract/content-kinds';
import { BIN_DAYS } from '@torque-tide/contract/versions';
import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { ConfirmDialog } from '@/admin/ui/dialog';
import { ContentList, type ListTools } from '@/admin/lists/content-list';
import type { ItemOf } from '@/admin/content/content-mutations';
import { useContentTools } from '@/admin/content/content-tools';
import { pageOf } from '@/admin/content/content-words';
import { confirmLeave } from '@/admin/navigation/leave-guard';
import type { CardProps, ContentDefinition } from '@/admin/content/define-content';
import { ListHead } from '@/admin/ui/list-parts';
import { itemsOf, useDeletion, useRevealItem } from '@/admin/lists/list-focus';
import { WriteFailure } from '@/admin/requests/failures';
import { useFormAddress } from '@/admin/navigation/use-form-address';
import { lazyComponent } from '@/admin/ui/states';
import { PlusIcon } from '@/shared/ui/icons/controls';
import { LockedTab, useTabList } from './tab-list';

const loadForm = async () => (await import('./tab-form')).TabForm;
const TabForm = lazyComponent(loadForm);

type Props<K extends ContentKind> = {
  definition: ContentDefinition<K>;
} & (
  | { Card: ComponentType<CardProps<ItemOf<K>>> }
  | {
      /** Replaces the cards and the search. */
      list: (tools: ListTools<ItemOf<K>>) => ReactNode;
      toCopy?: (item: ItemOf<K>) => ItemOf<K>;
    }
);

/** A kind's tab: its list, or a form in its place. */
export function ContentTab<K extends ContentKind>(props: Props<K>) {
  type T = ItemOf<K>;
  const { definition } = props;
  const { words, deletion: asking } = definition;
  const { address, openNew, openCopy, openItem, close } = useFormAddress();
  const { showHistory } = useContentTools();
  const { lockedBy, query } = useTabList(definition);
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const deletion = useDeletion<T>(definition.useDelete());
  const revealing = useRevealItem({ kind: definition.kind, address, list, heading });

  const isRead = !query.isPending;
  // Once the list is shown, so that a form opens at once. A failure is told when one is opened.
  useEffect(() => {
    if (isRead) void loadForm().catch(() => undefined);
  }, [isRead]);

  if (address.kind !== 'list') {
    const page =
      address.kind === 'edit' && address.isFromPage
        ? pageOf(definition.kind, address.id)
        : undefined;
    const leave = () => {
      if (page === undefined) close();
      else if (confirmLeave()) window.location.assign(page);
    };
    return (
      <TabForm
        key={address.kind === 'edit' ? `edit-${address.id}` : `new-${address.copyOf}`}
        definition={definition}
        address={address}
        toCopy={'toCopy' in props ? props.toCopy : undefined}
        backTo={page === undefined ? undefined : 'the page'}
        list={{
          onCancel: leave,
          onClose: close,
          onSaved: (saved) => {
            revealing.revealLater(saved.id);
            leave();
          },
        }}
      />
    );
  }

  const tools: ListTools<T> = {
    onEdit: ({ id }) => openItem(id),
    onDuplicate: ({ id }) => openCopy(id),
    onDelete: (item) => {
      if (asking?.as === 'dialog') deletion.ask(item);
      else if (!asking || window.confirm(asking.text)) deletion.confirm(item);
    },
    onHistory: (item) => showHistory(definition.historyOf(item)),
    scrollTargetId: revealing.targetId,
  };
  return (
    <>
      <ListHead>
        <h3 ref={heading} tabIndex={-1}>
          {words.heading}
        </h3>
        <Button variant="contained" startIcon={<PlusIcon size={18} />} onClick={openNew}>
          {words.add}
        </Button>
      </ListHead>
      <div
        ref={list}
        onKeyDown={(event) => {
          const id = idToOpen(event);
          if (id !== undefined) openItem(id);
        }}
      >
        {lockedBy !== undefined ? (
          <LockedTab hint={lockedBy} />
        ) : 'list' in props ? (
          props.list(tools)
        ) : (
          <ContentList
            definition={definition}
            query={query}
            Card={props.Card}
            tools={tools}
            onAdd={openNew}
          />
        )}
      </div>
      {asking?.as === 'dialog' && (
        <ConfirmDialog
          {...deletion.dialog}
          title={asking.title}
          text={deletion.item ? asking.text(deletion.item) : ''}
          note={`That holds after ${BIN_DAYS} days. Until then you can bring it back under ‘Recently deleted’.`}
        >
          {asking.More && deletion.item && <asking.More item={deletion.item} />}
          <WriteFailure error={deletion.error} subject={`The ${definition.noun}`} done="deleted" />
        </ConfirmDialog>
      )}
    </>
  );
}

/** Returns the id of the item that Enter opens: the focused one, or the first search result. */
function idToOpen({ key, target, currentTarget, nativeEvent }: KeyboardEvent<HTMLElement>) {
  // Enter also ends an IME composition, and closes the keyboard of a touch screen.
  if (key !== 'Enter' || nativeEvent.isComposing) return undefined;
  if (window.matchMedia('(hover: none)').matches) return undefined;
  if (target instanceof HTMLInputElement && target.type === 'search' && target.value.trim() !== '')
    return itemsOf(currentTarget)[0]?.dataset['item'];
  // Buttons and links in the item handle Enter themselves.
  return target instanceof HTMLElement ? target.dataset['item'] : undefined;
}

interface StandingProps<K extends StandingKind> {
  definition: ContentDefinition<K>;
  /** The id of the one item. */
  id: string;
}

/** The tab of an item that always exists: its form, without a list. */
export function StandingTab<K extends StandingKind>({ definition, id }: StandingProps<K>) {
  const { lockedBy, query } = useTabList(definition);
  // An open form stays, since it may hold unsaved changes.
  if (lockedBy !== undefined && !query.data) return <LockedTab hint={lockedBy} />;
  return <TabForm definition={definition} address={{ kind: 'edit', id, isFromPage: false }} />;
}
