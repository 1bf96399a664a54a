import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { BIN_DAYS } from '@torque-tide/contract/bin';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { type ReactNode, useRef } from 'react';
import { EmptyState } from '@/shared/ui/state/empty-state';
import { useUrlState } from '@/shared/browser/use-url-state';
import { useAdminSession } from './admin-session-context';
import { ConfirmDialog } from '@/admin/lists/confirm-dialog';
import { ContentForm } from '@/admin/editing/content-form';
import { type CardList, ContentList } from '@/admin/lists/content-list';
import type { InputOf, ItemOf } from './content-mutations';
import { useContentTools } from './content-tools-context';
import type { ContentDefinition, Values } from '@/admin/editing/define-content';
import { EditedItem } from '@/admin/editing/edited-item';
import { ListCommands } from '@/admin/lists/list-commands';
import { ListOutcome } from '@/admin/lists/list-outcome';
import { ListHead, ListSearch } from '@/admin/lists/list-parts';
import { ListSearchField } from '@/admin/lists/list-search-field';
import { useDeletion } from '@/admin/lists/use-deletion';
import { useFormAddress } from '@/admin/editing/use-form-address';
import { useListOutcome } from '@/admin/lists/use-list-outcome';

const DoomedTitle = styled('p')(({ theme }) => ({
  margin: theme.spacing(2, 0),
  fontWeight: 600,
  overflowWrap: 'anywhere',
}));

/** What a list of a kind's own making can have done to its items. */
export interface ListTools<T> {
  onEdit: (item: T) => void;
  onDuplicate: (item: T) => void;
  onDelete: (item: T) => void;
  onHistory: (item: T) => void;
  outcome: ReturnType<typeof useListOutcome>;
  /** Takes the focus where what had it is gone. */
  focusHeading: () => void;
}

type Props<K extends ContentKind, V extends Values, S extends InputOf<K>> = {
  definition: ContentDefinition<K, V, S>;
} & (
  | { Card: CardList<ItemOf<K>>['Card'] }
  | {
      /** Stands in the place of the cards, with a search and an outcome of its own. */
      list: (tools: ListTools<ItemOf<K>>) => ReactNode;
      /** What a duplicate begins with. */
      toCopy: (item: ItemOf<K>) => ItemOf<K>;
    }
);

/** A kind of content in the dashboard: its list, or the form in the list's place. */
export function ContentTab<K extends ContentKind, V extends Values, S extends InputOf<K>>(
  props: Props<K, V, S>,
) {
  type T = ItemOf<K>;
  const { definition } = props;
  const { noun, plural, words, deletion: asking, outcomes, search, loginHint } = definition;
  const { address, openNew, openCopy, openItem, close } = useFormAddress();
  const { isAuthenticated, renew } = useAdminSession();
  const { showHistory } = useContentTools();
  const isLocked = loginHint !== undefined && !isAuthenticated;
  const query = useQuery({ ...definition.list, enabled: !isLocked });
  const outcome = useListOutcome();
  const sought = useUrlState(URL_SEARCH);
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const deletion = useDeletion<T>({
    remove: definition.useDelete(),
    onDeleted: (item) => {
      if (outcomes) outcome.sayDeleted(outcomes.deleted(item), [definition.historyOf(item)]);
    },
    list,
    heading,
  });

  if (address.kind !== 'list') {
    return (
      <EditedItem
        address={address}
        list={query}
        noun={noun}
        plural={plural.toLowerCase()}
        onClose={close}
      >
        {(item, original) => (
          <ContentForm
            definition={definition}
            item={item}
            copyOf={original && 'toCopy' in props ? props.toCopy(original) : undefined}
            onCancel={close}
            onSaved={(saved) => {
              if (outcomes) outcome.say(outcomes.saved(saved, item === undefined));
              close();
            }}
          />
        )}
      </EditedItem>
    );
  }

  /** What was said about the last action is over when the next one begins. */
  function begin(open: () => void) {
    outcome.clear();
    open();
  }

  const focusHeading = () => heading.current?.focus();
  const tools: ListTools<T> = {
    onEdit: ({ id }) => begin(() => openItem(id)),
    onDuplicate: ({ id }) => begin(() => openCopy(id)),
    onDelete: (item) => {
      if (asking.as === 'dialog') deletion.ask(item);
      else if (window.confirm(asking.text)) deletion.confirm(item);
    },
    onHistory: (item) => showHistory(definition.historyOf(item)),
    outcome,
    focusHeading,
  };
  const add = () => begin(openNew);
  const { line } = outcome;
  return (
    <>
      <ListHead>
        <h3 ref={heading} tabIndex={-1}>
          {words.heading}
        </h3>
        <ListCommands onAdd={add}>{words.add}</ListCommands>
      </ListHead>
      <div ref={list}>
        {isLocked ? (
          <EmptyState
            level={3}
            title={loginHint}
            actions={
              <Button variant="outlined" onClick={() => void renew()}>
                Log in
              </Button>
            }
          />
        ) : 'list' in props ? (
          props.list(tools)
        ) : (
          <>
            {search && (
              <ListSearch>
                <ListSearchField
                  label={search.label}
                  placeholder={search.placeholder}
                  value={sought.state.text}
                  onChange={(text) => sought.change({ text })}
                  onCommit={sought.flush}
                />
              </ListSearch>
            )}
            {outcomes && <ListOutcome {...line} />}
            <ContentList
              definition={definition}
              query={query}
              sought={search ? sought.state.text : ''}
              Card={props.Card}
              tools={tools}
              onAdd={add}
              onClearSearch={() => sought.change({ text: '' })}
            />
          </>
        )}
      </div>
      {asking.as === 'dialog' && (
        <ConfirmDialog
          {...deletion.dialog}
          title={asking.title}
          text={deletion.item ? asking.text(deletion.item) : ''}
          note={`It stays under ‘Recently deleted’ for ${BIN_DAYS} days and can be restored from there.`}
        >
          {asking.subject && deletion.item && (
            <DoomedTitle>{asking.subject(deletion.item)}</DoomedTitle>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

const SEARCH_PARAM = 'q';

/** The search as a part of the address; what else that holds stays. */
const URL_SEARCH = {
  read: (search: string) => ({ text: new URLSearchParams(search).get(SEARCH_PARAM) ?? '' }),
  write: (search: string, { text }: { text: string }) => {
    const params = new URLSearchParams(search);
    if (text === '') params.delete(SEARCH_PARAM);
    else params.set(SEARCH_PARAM, text);
    return `?${params.toString()}`;
  },
};
