import {
  APPLICATION_STATES,
  type ApplicationState,
} from '@torque-tide/contract/application-choices';
import type { Application } from '@torque-tide/contract/applications';
import type { QuickChoice } from '@/admin/lists/list-toolbar';
import { filterList, indexList, type ListIndex, type ListView } from '@/admin/lists/list-view';
import { textsIn } from '@/admin/text/item-search';
import { type JobsOfApplications, NO_JOB } from './application-jobs';

/** Final states. The list hides them unless a filter or a search asks for them. */
const ENDED: ReadonlySet<ApplicationState> = new Set(['Placed', 'Declined', 'Withdrawn']);
/** Shows every state. */
export const ALL_STATES = 'all';
const NONE = 'none';

export function isEnded({ state }: Pick<Application, 'state'>): boolean {
  return ENDED.has(state);
}

/** The filters of the Applications tab, in the order of its address. */
export const APPLICATION_FILTERS = ['state', 'job', 'consultant'];

/** Prepares the applications for search and filters. */
export function indexApplications(items: readonly Application[], jobOf: JobsOfApplications) {
  const jobs: Record<string, string> = { [NONE]: NO_JOB };
  const consultants: Record<string, string> = { [NONE]: 'Nobody' };
  for (const item of items) {
    const { title, consultant } = jobOf(item);
    jobs[item.jobId || NONE] = title;
    if (consultant) consultants[consultant.id] = consultant.name;
  }
  const consultantOf = (item: Application) => jobOf(item).consultant;
  return indexList<Application>(items, {
    filters: [
      {
        name: 'state',
        label: 'State',
        emptyLabel: 'Open',
        options: [...APPLICATION_STATES, ALL_STATES],
        labels: { [ALL_STATES]: 'All' },
        valuesOf: ({ state }) => [state, ALL_STATES],
        isShownAtFirst: (item) => !isEnded(item),
      },
      {
        name: 'job',
        label: 'Job',
        options: inOrder(jobs),
        labels: jobs,
        valuesOf: ({ jobId }) => [jobId || NONE],
      },
      {
        name: 'consultant',
        label: 'Consultant',
        options: inOrder(consultants),
        labels: consultants,
        valuesOf: (item) => [consultantOf(item)?.id ?? NONE],
      },
    ],
    specifiedOf: (item) => [item.name, item.email, item.id, jobOf(item).title],
    textsOf: (item) => [...textsIn(item), jobOf(item).title, consultantOf(item)?.name ?? ''],
  });
}

/** Returns ids by the order of their names, with none at the end. */
function inOrder(names: Readonly<Record<string, string>>): string[] {
  return Object.keys(names).sort(
    (a, b) =>
      Number(a === NONE) - Number(b === NONE) ||
      (names[a] ?? '').localeCompare(names[b] ?? '', 'en'),
  );
}

/** Counts what the other filters leave: '3 open', '1 New', '12 in all'. */
export function stateCounts(index: ListIndex<Application>, view: ListView): QuickChoice[] {
  return [
    { name: 'open', state: [] },
    { name: 'new', state: ['New'] },
    { name: 'in all', state: [ALL_STATES] },
  ].map(({ name, state }) => {
    const { length } = filterList(index, {
      ...view,
      text: '',
      filters: { ...view.filters, state },
    });
    return { text: `${length} ${name}`, state };
  });
}
