import { listedJobEndpoints } from '@torque-tide/contract/listed-jobs';
import { describe, expect, test } from 'vitest';
import { FIRST_TAXONOMY } from '../taxonomy';
import { buildJob } from '../test/build-job';
import { findTexts } from './find-texts';
import { addTextMatches } from './text-matches';
import { choicesOf } from './job-filter-choices';
import { filterJobs, indexJobs, isPartlySearched, latestJobs, NO_FILTERS } from './job-filter';
import { hindrancesOf } from './job-filter-words';
import { EXCERPT_MAX } from './job-text';
import { findByWords } from './job-word-search';
import { toListedJob } from './to-listed-job';

const BEFORE = 'We look for somebody. '.repeat(EXCERPT_MAX);

const jobs = [
  buildJob({ id: '1', title: 'Planner', description: `${BEFORE}Grid studies in PSCAD, O&M/EPC.` }),
  buildJob({ id: '2', title: 'Analyst', description: `${BEFORE}Storage.`, requirements: 'BESS' }),
  buildJob({ id: '3', title: 'Grid engineer', description: 'Short.', sectorTags: 'Wind' }),
  // A cut there would make 'EV' look like a word of its text.
  buildJob({
    id: '4',
    title: 'Fitter',
    description: `${'x'.repeat(EXCERPT_MAX - 2)} every day, batteries and chargers`,
    responsibilities: 'Studies\nOf turnkey projects',
  }),
];

const whole = indexJobs(jobs, 0, FIRST_TAXONOMY);

/** The jobs as a browser gets them in a long list. */
function long() {
  const listed = listedJobEndpoints['jobs.listed'].response.parse(
    JSON.parse(JSON.stringify(jobs.map(toListedJob))),
  );
  return indexJobs(listed, 0, FIRST_TAXONOMY);
}

/** The list after the server has answered a search. */
function longAfter(text: string) {
  const index = long();
  addTextMatches(index, findTexts(jobs, text));
  return { ...index, searched: { text } };
}

const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

describe.each([
  'grid',
  'pscad, o&m/epc',
  'BESS',
  'battery storage',
  'ev',
  'charger batteries',
  'turnkey',
  'zebra grid studies',
  '.',
])('a search for %j', (text) => {
  const filters = { ...NO_FILTERS, text };

  test('finds the same in a long list as in a whole one', () => {
    expect(ids(filterJobs(longAfter(text), filters))).toEqual(ids(filterJobs(whole, filters)));
    expect(ids(latestJobs(longAfter(text), text, 6))).toEqual(ids(latestJobs(whole, text, 6)));
  });

  test('counts the same for each option, and names the same obstacles', () => {
    expect(choicesOf(longAfter(text), filters)).toEqual(choicesOf(whole, filters));
    expect(hindrancesOf(longAfter(text), filters)).toEqual(hindrancesOf(whole, filters));
  });

  test('finds the same by its words, for the same reasons', () => {
    const found = (index: ReturnType<typeof long>) =>
      findByWords(filterJobs(index, NO_FILTERS), text).map(({ job, reasons }) => [job.id, reasons]);
    expect(found(longAfter(text))).toEqual(found({ ...whole, searched: undefined }));
  });
});

test('says that results may be missing until the server has answered', () => {
  expect(isPartlySearched(long(), 'grid')).toBe(true);
  expect(isPartlySearched(longAfter('grid'), 'grid')).toBe(false);
  expect(isPartlySearched(longAfter('gri'), 'grid')).toBe(true);
  expect(isPartlySearched(long(), ' ')).toBe(false);
  expect(isPartlySearched(whole, 'grid')).toBe(false);
});

test('forgets results from another version of the list', () => {
  const listed = longAfter('pscad').entries.map(({ job }) => job);
  expect(ids(findByWords(listed, 'pscad').map(({ job }) => job))).toEqual(['1']);
  const index = indexJobs(listed, 1, FIRST_TAXONOMY);
  addTextMatches(index, findTexts([], 'pscad'));
  expect(findByWords(listed, 'pscad')).toEqual([]);
  expect(filterJobs(index, { ...NO_FILTERS, text: 'pscad' })).toEqual([]);
});

test("ignores jobs that aren't in the list", () => {
  const index = long();
  const other = buildJob({ id: '5', requirements: 'PSCAD' });
  addTextMatches(index, findTexts([...jobs, other], 'pscad'));
  expect(ids(findByWords(filterJobs(index, NO_FILTERS), 'pscad').map(({ job }) => job))).toEqual([
    '1',
  ]);
});

test("doesn't send text that cards already have", () => {
  expect(findTexts(jobs, 'planner')).toEqual([]);
  expect(findTexts(jobs, 'somebody').flatMap(({ described }) => described)).toEqual([]);
});
