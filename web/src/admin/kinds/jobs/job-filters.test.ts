import type { Job } from '@torque-tide/contract/jobs';
import { describe, expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { filterList, isNarrowed, optionsOf, readView, writeView } from '@/admin/lists/list-view';
import type { Taxonomy } from './job-summary';
import { indexJobs, JOB_FILTERS } from './job-filters';

type Filter = 'state' | 'sector' | 'location' | 'consultant' | 'type';
type JobView = Partial<Record<Filter, string[]>> & { text?: string; sort?: string };
const WHOLE_VIEW = readView('', JOB_FILTERS);

const taxonomy = {
  sectors: [{ id: 's1', name: 'Hydrogen' }],
  locations: [{ id: 'l1', name: 'Germany' }],
};
const planner = buildJob({
  id: '9',
  title: 'Wind planner',
  description: 'On shore',
  sectorTags: 'Wind, Grid',
  locationTags: 'UK',
  customLocation: 'Glasgow',
  postedAt: '2026-11-10T09:00:00.000Z',
});
const fitter = buildJob({
  id: '10',
  title: 'fitter',
  description: 'Works on WIND farms',
  sectorTags: 'Wind',
  locationTags: '',
  customLocation: 'Cork',
  isActive: false,
  isFeatured: true,
  postedAt: '2026-11-01T09:00:00.000Z',
});
const clerk = buildJob({
  id: '11',
  title: 'Drifter 9',
  description: 'Files',
  sectorTags: '',
  sectorId: 's1',
  locationTags: '',
  locationId: 'l1',
  postedAt: '2026-11-10T09:00:00.000Z',
});
const drifter = buildJob({
  id: '12',
  title: 'Drifter 10',
  description: 'No tags',
  sectorTags: '',
  locationTags: '',
  isFeatured: true,
  postedAt: '2026-11-20T09:00:00.000Z',
});
const now = new Date('2026-11-22T10:00:00.000Z');
const list = [planner, fitter, clerk, drifter];
const index = indexJobs(list, taxonomy, now);

function viewJobs(jobs: readonly Job[], view: JobView, of: Taxonomy = taxonomy) {
  const { text = '', sort = '', ...filters } = view;
  return filterList(indexJobs(jobs, of, now, sort), { text, sort, filters });
}

function idsOf(view: JobView) {
  return viewJobs(list, view).map(({ id }) => id);
}

describe('the order', () => {
  test.each([
    ['', ['12', '10', '11', '9']],
    ['newest', ['12', '11', '9', '10']],
    ['title', ['11', '12', '10', '9']],
  ] as const)('%s', (sort, ids) => {
    expect(idsOf({ sort })).toEqual(ids);
  });
});

describe('the filters', () => {
  test('by state: each job in one, and the featured ones', () => {
    const jobs = [
      buildJob({ id: 'draft', isDraft: true }),
      buildJob({ id: 'scheduled', publishAt: '2099-01-05T09:00:00.000Z' }),
      buildJob({ id: 'live', publishAt: '2020-01-05T09:00:00.000Z' }),
      buildJob({ id: 'inactive', isActive: false }),
      buildJob({ id: 'filled', isFilled: true }),
    ];
    for (const { id } of jobs) expect(viewJobs(jobs, { state: [id] })).toMatchObject([{ id }]);
    expect(idsOf({ state: ['featured'] })).toEqual(['12', '10']);
  });

  test('by sector: a whole tag, or the name of an old id', () => {
    expect(idsOf({ sector: ['Wind'] })).toEqual(['10', '9']);
    expect(idsOf({ sector: ['Win'] })).toEqual([]);
    expect(idsOf({ sector: ['Hydrogen'] })).toEqual(['11']);
    expect(idsOf({ sector: ['Unspecified'] })).toEqual(['12']);
  });

  test('by location: a tag, otherwise the town, otherwise the name of an old id', () => {
    expect(idsOf({ location: ['UK'] })).toEqual(['9']);
    expect(idsOf({ location: ['Cork'] })).toEqual(['10']);
    expect(idsOf({ location: ['Germany'] })).toEqual(['11']);
    expect(idsOf({ location: ['Unspecified'] })).toEqual(['12']);
  });

  test('by any of several values of one filter, and by all filters', () => {
    expect(idsOf({ sector: ['Hydrogen', 'Unspecified'] })).toEqual(['12', '11']);
    expect(idsOf({ sector: ['Hydrogen', 'Wind'], state: ['featured', 'inactive'] })).toEqual([
      '10',
    ]);
    expect(idsOf({ type: ['Full-time'] })).toHaveLength(list.length);
    expect(idsOf({ type: ['Contract'] })).toEqual([]);
    const view = { text: 'wind', state: ['live'], sector: ['Grid'] };
    expect(idsOf({ ...view, location: ['UK'] })).toEqual(['9']);
    expect(idsOf({ ...view, location: ['Cork'] })).toEqual([]);
  });

  test('by text: title and description in any case and anywhere in a word', () => {
    expect(idsOf({ text: ' wind ' })).toEqual(['10', '9']);
    expect(idsOf({ text: 'ANN' })).toEqual(['9']);
    expect(idsOf({ text: 'orks on wi' })).toEqual(['10']);
  });

  test('by text: every word, also in tags, town, type, number and old names', () => {
    expect(idsOf({ text: 'grid glasgow' })).toEqual(['9']);
    expect(idsOf({ text: '11' })).toEqual(['11']);
    expect(idsOf({ text: 'hydrogen germany' })).toEqual(['11']);
    expect(idsOf({ text: 'glasgow hydrogen' })).toEqual([]);
  });

  test('offer what the jobs have, each once, sorted', () => {
    const [, sector, location] = index.filters.map((filter) => optionsOf(filter, index.items));
    expect(sector).toEqual(['Grid', 'Hydrogen', 'Unspecified', 'Wind']);
    expect(location).toEqual(['Cork', 'Germany', 'UK', 'Unspecified']);
  });
});

test('jobs are filtered and found by their contact, and by draft changes', () => {
  const hers = buildJob({ id: '21', title: 'Planner', consultantId: 'ada-berg' });
  const rigger = buildJob({ id: '22', title: 'Rigger' });
  const draft = { by: 'ben', at: '2026-11-20T09:30:00.000Z', item: rigger };
  const other = { ...rigger, draft };
  const consultants = [{ id: 'ada-berg', name: 'Ada Berg' }];
  const all = [hers, other];
  const named = { ...taxonomy, consultants };
  const found = (view: JobView) => viewJobs(all, view, named);
  const filter = indexJobs(all, named, now).filters.find(({ name }) => name === 'consultant')!;
  expect(optionsOf(filter, all)).toEqual(['Ada Berg', 'Chosen by sector']);
  expect(found({ consultant: ['Ada Berg'] })).toEqual([hers]);
  expect(found({ text: 'berg' })).toEqual([hers]);
  expect(found({ state: ['draft-changes'] })).toEqual([other]);
});

describe('the closing day', () => {
  const closing = (id: string, closesAt?: string, isActive = true) =>
    buildJob({ id, title: id, isActive, ...(closesAt && { closesAt }) });
  const all = [
    closing('open'),
    closing('later', '2027-01-04'),
    closing('gone', '2026-10-01'),
    closing('soon', '2026-11-25'),
    closing('off', '2026-11-24', false),
    closing('just-gone', '2026-11-21'),
    closing('today', '2026-11-22'),
    closing('off-and-gone', '2026-11-01', false),
  ];
  const idsIn = (view: JobView) => viewJobs(all, view).map(({ id }) => id);

  test('sorts the next to close first, then those without one, then closed ones', () => {
    expect(idsIn({ sort: 'closing' })).toEqual([
      'today',
      'off',
      'soon',
      'later',
      'open',
      'gone',
      'off-and-gone',
      'just-gone',
    ]);
  });

  test('filters jobs that visitors see for another week, and those they no longer see', () => {
    expect(idsIn({ state: ['closing'], sort: 'closing' })).toEqual(['today', 'soon']);
    expect(idsIn({ state: ['closed'], sort: 'closing' })).toEqual(['gone', 'just-gone']);
  });
});

describe('the address', () => {
  const view = {
    text: 'grid & wind',
    filters: {
      state: ['inactive'],
      sector: ['Battery Storage'],
      location: ['UK'],
      consultant: [],
      type: ['Contract', 'Hybrid'],
    },
    sort: 'closing',
  };

  test('a view survives its URL, and other parameters stay', () => {
    const search = writeView('?tab=jobs&q=old', view);
    expect(search).toBe(
      '?tab=jobs&q=grid+%26+wind&state=inactive&sector=Battery+Storage&location=UK&type=Contract&type=Hybrid&sort=closing',
    );
    expect(readView(search, JOB_FILTERS)).toEqual(view);
  });

  test('the default view leaves no parameter, and spaces alone narrow nothing', () => {
    expect(writeView('?q=old&state=active', WHOLE_VIEW)).toBe('');
    expect(isNarrowed({ ...WHOLE_VIEW, text: '  ' })).toBe(false);
  });

  test('the same choices make the same URL, in any order', () => {
    const chosen = { ...WHOLE_VIEW, filters: { state: ['scheduled', 'draft'] } };
    expect(writeView('', chosen)).toBe('?state=draft&state=scheduled');
    expect(
      readView('?state=scheduled&state=draft&state=draft', JOB_FILTERS).filters['state'],
    ).toEqual(['draft', 'scheduled']);
  });
});
