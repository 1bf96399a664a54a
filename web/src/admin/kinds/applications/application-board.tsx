import { useQuery } from '@tanstack/react-query';
import type { Application } from '@torque-tide/contract/applications';
import { useMemo } from 'react';
import { type ListTools, NothingFound } from '@/admin/lists/content-list';
import { ListToolbar } from '@/admin/lists/list-toolbar';
import { filterList, isNarrowed, useListView } from '@/admin/lists/list-view';
import { LongList } from '@/admin/lists/long-list';
import { UnreadList } from '@/admin/requests/failures';
import { ContentTab } from '@/admin/tabs/content-tab';
import { EmptyList } from '@/admin/ui/states';
import { ApplicationCard } from './application-card';
import { useJobsOfApplications } from './application-jobs';
import {
  ALL_STATES,
  APPLICATION_FILTERS,
  indexApplications,
  stateCounts,
} from './application-filters';
import { definition } from './applications';

const NO_ITEMS: readonly Application[] = [];

/** Applications: the list, or the form in its place. */
export function Tab() {
  return (
    <ContentTab definition={definition} list={(tools) => <ApplicationBoard tools={tools} />} />
  );
}

/** The applications with search and filters. Ended ones show only on request. */
function ApplicationBoard({ tools }: { tools: ListTools<Application> }) {
  const read = useQuery(definition.list);
  const { data } = read;
  const all = data ?? NO_ITEMS;
  const jobOf = useJobsOfApplications();
  const address = useListView(APPLICATION_FILTERS);
  const { view, choose } = address;
  const index = useMemo(() => indexApplications(all, jobOf), [all, jobOf]);
  const items = useMemo(() => filterList(index, view), [index, view]);

  return (
    <>
      <ListToolbar
        kind="applications"
        address={address}
        index={index}
        shown={data && items.length}
        quick={{ label: 'States', choices: data ? stateCounts(index, view) : [] }}
      />
      {!data ? (
        <UnreadList noun="applications" read={read} />
      ) : items.length > 0 ? (
        <LongList items={items} scrollTargetId={tools.scrollTargetId}>
          {(item) => <ApplicationCard item={item} job={jobOf(item)} tools={tools} />}
        </LongList>
      ) : all.length > 0 && !isNarrowed(view) ? (
        <EmptyList
          title="No open applications."
          hint="Those that were placed, declined or withdrawn are hidden."
          action={{ label: 'Show all', onClick: () => choose('state', [ALL_STATES]) }}
        />
      ) : (
        <NothingFound definition={definition} address={address} />
      )}
    </>
  );
}
