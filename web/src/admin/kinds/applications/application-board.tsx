import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import type { VirtualItem } from '@tanstack/react-virtual';
import {
  APPLICATION_STATES,
  type ApplicationState,
} from '@torque-tide/contract/application-choices';
import type { Application } from '@torque-tide/contract/applications';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListTools } from '@/admin/lists/content-list';
import { FilterToolbar } from '@/admin/lists/filter-toolbar';
import { itemsOf } from '@/admin/lists/list-focus';
import { LongList } from '@/admin/lists/long-list';
import { UnreadList } from '@/admin/requests/failures';
import { ContentTab } from '@/admin/tabs/content-tab';
import { useLast } from '@/admin/ui/dialog';
import { FlowRow, NearMatchContext } from '@/admin/ui/list-parts';
import { EmptyList } from '@/admin/ui/states';
import { ApplicationCard } from './application-card';
import { useJobsOfApplications } from './application-jobs';
import {
  ALL_STATES,
  type ApplicationView,
  filterApplications,
  FIRST_VIEW,
  indexApplications,
  isNarrowed,
  useApplicationView,
} from './application-view';
import { applications as definition } from './applications';

/** Height of a card on a wide screen, in px. */
const CARD_ESTIMATE = 118;

const NO_ITEMS: readonly Application[] = [];

/** Applications: the list, or the form in its place. */
export function Tab() {
  const heights = useRef<VirtualItem[]>([]);
  return (
    <ContentTab
      definition={definition}
      list={(tools) => <ApplicationBoard heights={heights} tools={tools} />}
    />
  );
}

interface Props {
  heights: RefObject<VirtualItem[]>;
  tools: ListTools<Application>;
}

/** The applications with search and filters. Ended ones show only on request. */
function ApplicationBoard({ heights, tools }: Props) {
  const read = useQuery(definition.list);
  const { data } = read;
  const all = data ?? NO_ITEMS;
  const jobOf = useJobsOfApplications();
  const failures = definition.usePatchFailures();
  const [opened, setOpened] = useState<OpenedMenu>();
  const { state: view, change, flush } = useApplicationView();
  const index = useMemo(() => indexApplications(all, jobOf), [all, jobOf]);
  const { items, counts, nearMatches } = useMemo(
    () => filterApplications(index, view),
    [index, view],
  );
  const clear = () => change(FIRST_VIEW);
  const showAll = () => change({ ...FIRST_VIEW, state: [ALL_STATES] });
  const count = items.length === all.length ? `${all.length}` : `${items.length} of ${all.length}`;

  return (
    <>
      <FilterToolbar
        name="Applications"
        filters={index.filters}
        choices={index.choices}
        chosen={view}
        text={view.text}
        onText={(text) => change({ text })}
        onChoose={(name, values) => change({ [name]: values })}
        onCommit={flush}
        count={data ? `${count} ${all.length === 1 ? 'application' : 'applications'}` : ''}
        onClear={isNarrowed(view) && items.length > 0 ? clear : undefined}
      >
        {data && (
          <FlowRow role="group" aria-label="States" sx={{ gap: 0.5 }}>
            {QUICK_STATES.map(([name, state]) => {
              const isOn = view.state.join() === state.join();
              return (
                <Button
                  key={name}
                  size="small"
                  color={isOn ? 'primary' : 'inherit'}
                  aria-pressed={isOn}
                  onClick={() => change({ state })}
                >
                  {counts[name]} {name === 'all' ? 'in all' : name}
                </Button>
              );
            })}
          </FlowRow>
        )}
      </FilterToolbar>
      {!data ? (
        <UnreadList noun="applications" read={read} />
      ) : items.length > 0 ? (
        <LongList
          items={items}
          estimate={CARD_ESTIMATE}
          heights={heights}
          scrollTargetId={tools.scrollTargetId}
        >
          {(item) => (
            <NearMatchContext value={nearMatches.has(item.id)}>
              <ApplicationCard
                item={item}
                job={jobOf(item)}
                failure={failures.get(item.id)}
                tools={tools}
                onMenu={(anchor) => setOpened({ anchor, item })}
              />
            </NearMatchContext>
          )}
        </LongList>
      ) : isNarrowed(view) ? (
        <EmptyList
          title={definition.words.empty}
          hint="Try a different search or filter."
          action={{ label: 'Clear search and filters', onClick: clear }}
        />
      ) : all.length > 0 ? (
        <EmptyList
          title="No open applications."
          hint="Those that were placed, declined or withdrawn are hidden."
          action={{ label: 'Show all', onClick: showAll }}
        />
      ) : (
        <EmptyList title={definition.words.empty} hint={definition.words.emptyHint} />
      )}
      <StateMenu opened={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

/** The buttons above the list, with the states they show. */
const QUICK_STATES: readonly (readonly ['new' | 'open' | 'all', ApplicationView['state']])[] = [
  ['open', []],
  ['new', ['New']],
  ['all', [ALL_STATES]],
];

/** The application whose menu is open, and the button that opened it. */
interface OpenedMenu {
  anchor: HTMLElement;
  item: Application;
}

interface MenuProps {
  opened: OpenedMenu | undefined;
  onClose: () => void;
}

/** The menu of states, shared by all cards. */
function StateMenu({ opened, onClose }: MenuProps) {
  const last = useLast(opened);
  const { mutate } = definition.usePatch(last?.item.id ?? '');
  const next = useRef<HTMLElement>(undefined);

  // If the changed card leaves the list, the focus moves to the next one.
  useEffect(() => {
    if (!next.current || last?.anchor.isConnected) return;
    if (document.activeElement === document.body) next.current.focus();
    next.current = undefined;
  });

  function choose({ anchor, item }: OpenedMenu, state: ApplicationState) {
    const cards = itemsOf(anchor.closest<HTMLElement>('[role="tabpanel"]'));
    const at = cards.findIndex((card) => card.contains(anchor));
    next.current = cards[at + 1] ?? cards[at - 1];
    // Closes the menu first, which returns the focus to the badge.
    flushSync(onClose);
    if (state !== item.state) mutate({ state });
  }

  return (
    <Menu
      open={opened !== undefined}
      anchorEl={last?.anchor ?? null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': `State of ${last?.item.name}` } }}
    >
      {APPLICATION_STATES.map((state) => (
        <MenuItem
          key={state}
          role="menuitemradio"
          aria-checked={state === last?.item.state}
          selected={state === last?.item.state}
          onClick={() => last && choose(last, state)}
        >
          {state}
        </MenuItem>
      ))}
    </Menu>
  );
}
