import { textInPath } from '@torque-tide/contract/long-lists';
import { buildJob } from '@torque-tide/domain/test/build-job';
import { findTexts } from '@torque-tide/domain/jobs/find-texts';
import { expect, test } from 'vitest';
import { endpoints } from '@torque-tide/contract/api';

const manyJobs = (count: number) =>
  Array.from({ length: count }, (_, at) => buildJob({ id: String(at), title: `Engineer ${at}` }));

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

test('of the longest searches in 5,000 adverts none takes a processor half a second', () => {
  const advert =
    'We build, own and run storage on the grid, and look for somebody who can. '.repeat(20);
  const jobs = manyJobs(5_000).map(({ id }) => buildJob({ id, description: `${id} ${advert}` }));
  findTexts(jobs, 'first');
  for (const text of [
    'we build own run storage grid look somebody who can we build own run storage grid look somebody who can we build own run',
    'pm bess pv wtg h2 hv mv lv epc ipp ppa ems scada evse aam bms hse engineer technician analyst planner commissioning',
    'x y z q j k v w '.repeat(7).trim(),
    'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(3),
  ]) {
    const before = process.cpuUsage();
    findTexts(jobs, text.slice(0, 120));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(500);
  }
});
