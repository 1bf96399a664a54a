import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { expect, test } from 'vitest';
import { buildApplication, buildConsultant, buildJob } from '@/test/builders';
import { jobsOfApplications } from './application-jobs';
import { filterList, optionsOf, readView } from '@/admin/lists/list-view';
import { APPLICATION_FILTERS, indexApplications, stateCounts } from './application-filters';

const FIRST_VIEW = readView('', APPLICATION_FILTERS);

const ada = buildConsultant();
const jobs = [buildJob({ id: '1', title: 'Grid planner', sectorTags: 'BESS' })];
const items = [
  buildApplication({ id: 'A', name: 'Ana', jobId: '1' }),
  buildApplication({ id: 'B', name: 'Ben', jobId: undefined, state: 'In touch' }),
  buildApplication({ id: 'C', name: 'Cleo', jobId: '1', state: 'Declined' }),
  buildApplication({ id: 'D', name: 'Dag', jobId: '9', jobTitle: 'Old job', state: 'Placed' }),
];
const index = indexApplications(items, jobsOfApplications(jobs, [ada], FIRST_SETTINGS.taxonomy));
type View = Partial<Record<'state' | 'job' | 'consultant', string[]>> & { text?: string };
const idsOf = ({ text = '', ...filters }: View) =>
  filterList(index, { ...FIRST_VIEW, text, filters }).map(({ id }) => id);

test("shows the open ones, in the list's order", () => {
  expect(idsOf({})).toEqual(['A', 'B']);
});

test.each([
  [{ state: ['all'] }, ['A', 'B', 'C', 'D']],
  [{ state: ['Declined', 'New'] }, ['A', 'C']],
  [{ state: ['all'], job: ['1'] }, ['A', 'C']],
  [{ job: ['none'] }, ['B']],
  [{ state: ['all'], job: ['9'] }, ['D']],
  [{ state: ['all'], consultant: ['ada-berg'] }, ['A', 'C']],
  [{ consultant: ['none'] }, ['B']],
])('filters by %o', (view, ids) => {
  expect(idsOf(view)).toEqual(ids);
});

test('searches in every status, by name, number, job and consultant', () => {
  expect(idsOf({ text: 'cleo' })).toEqual(['C']);
  expect(idsOf({ text: 'old job' })).toEqual(['D']);
  expect(idsOf({ text: 'berg' })).toEqual(['A', 'C']);
  expect(idsOf({ text: 'cleo', state: ['New'] })).toEqual([]);
});

test('counts what a filter by job leaves', () => {
  const counts = stateCounts(index, { ...FIRST_VIEW, filters: { job: ['1'] } });
  expect(counts.map(({ text }) => text)).toEqual(['1 open', '1 new', '2 in all']);
});

test('offers jobs and consultants that there are, none last', () => {
  const [, job, consultant] = index.filters.map((filter) => optionsOf(filter, items));
  expect(job).toEqual(['1', '9', 'none']);
  expect(consultant).toEqual(['ada-berg', 'none']);
  expect(index.filters[1]?.labels).toMatchObject({ 1: 'Grid planner', 9: 'Old job' });
});
