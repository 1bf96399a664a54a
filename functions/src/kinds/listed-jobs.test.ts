import { textInPath, WHOLE_LIST_MAX } from '@torque-tide/contract/long-lists';
import { buildJob } from '@torque-tide/domain/test/build-job';
import { expect, test } from 'vitest';
import { createListedJobs } from './listed-jobs';
import { endpoints } from '@torque-tide/contract/api';

const manyJobs = (count: number) =>
  Array.from({ length: count }, (_, at) => buildJob({ id: String(at), title: `Engineer ${at}` }));

const asked = (text: string) => ({ params: { text } });
const nothing = { params: undefined };

test('a short list is returned unchanged', async () => {
  const jobs = manyJobs(WHOLE_LIST_MAX);
  expect(await createListedJobs(async () => jobs)['jobs.listed'](nothing)).toBe(jobs);
});

test('a long list has shortened jobs, the same until the list changes', async () => {
  let jobs = manyJobs(WHOLE_LIST_MAX + 1);
  const handlers = createListedJobs(async () => jobs);
  const listed = await handlers['jobs.listed'](nothing);
  expect(listed).toHaveLength(WHOLE_LIST_MAX + 1);
  expect(listed[0]).not.toHaveProperty('version');
  expect(await handlers['jobs.listed'](nothing)).toBe(listed);
  jobs = jobs.slice(1);
  expect(await handlers['jobs.listed'](nothing)).toBe(jobs);
});

test('a search finds adverts with a text, in any case', async () => {
  const jobs = [buildJob({ description: `${'x'.repeat(200)} Grid studies` })];
  const search = createListedJobs(async () => jobs)['jobs.texts'];
  for (const text of ['grid', 'GRID']) {
    expect((await search(asked(text))).found).toEqual([
      { described: [0], worded: [0], jobs: ['1042'] },
    ]);
  }
});

const { params } = endpoints['jobs.texts'];

test.each(['..', 'c++/c', 'Elektroingenieur für Höchstspannung', '🔋', '%2F', 'a'.repeat(120)])(
  'the text %j arrives unchanged',
  (text) => {
    expect(params.parse({ text: textInPath(text) })).toEqual({ text });
  },
);

test.each(['', 'a b', textInPath('a'.repeat(121)), 'x'.repeat(500), '_w', 'a'])(
  '%j is refused as a search text',
  (text) => {
    expect(params.safeParse({ text }).success).toBe(false);
  },
);

test('the longest searches in 5,000 adverts take a processor less than half a second', async () => {
  const advert =
    'We build, own and run storage on the grid, and look for somebody who can. '.repeat(20);
  const jobs = manyJobs(5_000).map(({ id }) => buildJob({ id, description: `${id} ${advert}` }));
  const handlers = createListedJobs(async () => jobs);
  await handlers['jobs.texts'](asked('first'));
  for (const text of [
    'we build own run storage grid look somebody who can we build own run storage grid look somebody who can we build own run',
    'pm bess pv wtg h2 hv mv lv epc ipp ppa ems scada evse aam bms hse engineer technician analyst planner commissioning',
    'x y z q j k v w '.repeat(7).trim(),
    'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(3),
  ]) {
    const before = process.cpuUsage();
    await handlers['jobs.texts'](asked(text.slice(0, 120)));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(500);
  }
});
