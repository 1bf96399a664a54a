import {
  APPLICATION_STATES,
  type ApplicationState,
} from '@torque-tide/contract/application-choices';
import type { Application } from '@torque-tide/contract/applications';
import { type ListFilter, readFilters, writeParams } from '@/admin/lists/list-filters';
import {
  nearMatchesIn,
  searchOf,
  type SearchResult,
  specifiedFirst,
  textsIn,
} from '@/admin/text/item-search';
import { useUrlState } from '@/shared/browser/use-url-state';
import { NO_JOB } from './application-fields';
import type { JobOfApplication, JobsOfApplications } from './application-jobs';

/** Final states. The list hides them unless a filter or a search asks for them. */
const ENDED: ReadonlySet<ApplicationState> = new Set(['Placed', 'Declined', 'Withdrawn']);
/** Shows every state. */
export const ALL_STATES = 'all';
const NONE = 'none';

export function isEnded({ state }: Pick<Application, 'state'>): boolean {
  return ENDED.has(state);
}

const FILTERS = [
  {
    name: 'state',
    label: 'State',
    emptyLabel: 'Open',
    labels: {
      ...Object.fromEntries(APPLICATION_STATES.map((state) => [state, state])),
      [ALL_STATES]: 'All',
    },
  },
  { name: 'job', label: 'Job', emptyLabel: 'All Jobs' },
  { name: 'consultant', label: 'Consultant', emptyLabel: 'All Consultants' },
] as const satisfies readonly ListFilter[];

type FilterName = (typeof FILTERS)[number]['name'];

/** The filters of the list. An empty filter shows all, but only the open states. */
export interface ApplicationView extends Record<FilterName, readonly string[]> {
  text: string;
}

export const FIRST_VIEW: ApplicationView = { text: '', state: [], job: [], consultant: [] };

const IN_URL = {
  read: (search: string): ApplicationView => ({
    text: new URLSearchParams(search).get('q') ?? '',
    ...readFilters<FilterName>(search, FILTERS),
  }),
  write: (search: string, view: ApplicationView) =>
    writeParams(search, [
      ['q', view.text],
      ...FILTERS.map(({ name }) => [name, view[name]] as const),
    ]),
  isInstant: ({ text }: Partial<ApplicationView>) => text === undefined || text === '',
};

/** Keeps the view in the URL. */
export function useApplicationView() {
  return useUrlState<ApplicationView>(IN_URL);
}

interface Entry {
  item: Application;
  job: JobOfApplication;
  values: Readonly<Record<FilterName, string>>;
}

/** All applications, prepared for a search at every keystroke. */
export interface ApplicationIndex {
  entries: readonly Entry[];
  filters: readonly ListFilter<FilterName>[];
  /** The filters' options, in order. */
  choices: Readonly<Record<FilterName, readonly string[]>>;
  search: (text: string) => SearchResult<Application>;
}

export function indexApplications(
  items: readonly Application[],
  jobOf: JobsOfApplications,
): ApplicationIndex {
  const jobs: Record<string, string> = {};
  const consultants: Record<string, string> = {};
  const entries = items.map((item) => {
    const job = jobOf(item);
    const { id = NONE, name = 'Nobody' } = job.consultant ?? {};
    const jobId = item.jobId || NONE;
    jobs[jobId] = job.title;
    consultants[id] = name;
    return { item, job, values: { state: item.state, job: jobId, consultant: id } };
  });
  const labels = { job: { [NONE]: NO_JOB, ...jobs }, consultant: consultants };
  const jobsById = new Map(entries.map(({ item, job }) => [item.id, job]));
  const [state, ...others] = FILTERS;
  return {
    entries,
    filters: [
      state,
      ...others.map((filter) => Object.assign({ labels: labels[filter.name] }, filter)),
    ],
    choices: {
      state: Object.keys(state.labels),
      job: inOrder(jobs),
      consultant: inOrder(consultants),
    },
    search: searchOf(
      items,
      ({ id, name, email }) => [name, email, id, jobsById.get(id)?.title ?? ''],
      (item) => {
        const { title = '', consultant } = jobsById.get(item.id) ?? {};
        return [...textsIn(item), title, consultant?.name ?? ''];
      },
    ),
  };
}

/** Returns ids by the order of their names, with none at the end. */
function inOrder(names: Readonly<Record<string, string>>): string[] {
  return Object.keys(names).sort(
    (a, b) =>
      Number(a === NONE) - Number(b === NONE) ||
      (names[a] ?? '').localeCompare(names[b] ?? '', 'en'),
  );
}

/** Returns the applications of a view, with counts for the line above the list. */
export function filterApplications({ entries, search }: ApplicationIndex, view: ApplicationView) {
  const isWanted = (name: FilterName) => {
    const wanted = view[name];
    return ({ values }: Entry) => wanted.length === 0 || wanted.includes(values[name]);
  };
  const among = entries.filter(isWanted('job')).filter(isWanted('consultant'));
  const open = among.filter(({ item }) => !isEnded(item));
  const counts = {
    new: open.filter(({ item }) => item.state === 'New').length,
    open: open.length,
    all: among.length,
  };
  const isSearch = view.text.trim() !== '';
  const isAny = view.state.includes(ALL_STATES) || (isSearch && view.state.length === 0);
  const shown = view.state.length === 0 ? open : among.filter(isWanted('state'));
  const items = (isAny ? among : shown).map(({ item }) => item);
  if (!isSearch) return { items, counts, nearMatches: nearMatchesIn() };
  const results = search(view.text);
  return {
    items: specifiedFirst(results, items, { isInOrder: false }),
    counts,
    nearMatches: nearMatchesIn(results),
  };
}

/** True when a search or a filter is on. */
export function isNarrowed({ text, ...filters }: ApplicationView): boolean {
  return text.trim() !== '' || Object.values(filters).some(({ length }) => length > 0);
}
