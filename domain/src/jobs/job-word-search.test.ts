import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildJob } from '../test/build-job';
import { findByWords } from './job-word-search';
import { SYNONYMS } from './search-synonyms';

const storage = buildJob({
  id: 'storage',
  title: 'Grid connections engineer',
  description: 'Take projects to energisation, operations & maintenance included.',
  requirements: 'High-voltage experience',
  sectorTags: 'Battery Storage',
  customLocation: 'Glasgow',
  jobType: 'Contract',
});
const solar = buildJob({
  id: 'solar',
  title: 'Yield analyst',
  description: 'Every plant counts.',
  sectorTags: 'Solar',
  locationTags: 'Spain, Remote',
});
const aviation = buildJob({
  id: 'aviation',
  title: 'Flight control engineer, eVTOL',
  description: 'Certify it. The contract of the supplier is your concern.',
  sectorTags: 'Mobility',
  locationTags: 'Poland',
  customLocation: 'Wrocław',
});
const jobs = [storage, solar, aviation];
const idsOf = (text: string) => findByWords(jobs, text).map(({ job }) => job.id);
const reasonsOf = (text: string) => findByWords(jobs, text)[0]?.reasons;

describe('every word, in any order', () => {
  test.each([
    ['engineer grid', ['storage']],
    ['glasgow engineers', ['storage']],
    ['remote analyst', ['solar']],
    ['contract engineer in the UK', ['storage']],
    ['United Kingdom energisation', ['storage']],
    ['wroclaw', ['aviation']],
    ['engineer zebra', []],
    ['', []],
    ['jobs in', []],
  ])('"%s" finds %j', (text, ids) => {
    expect(idsOf(text)).toEqual(ids);
  });

  test('find a hybrid job by a tag that its place shows', () => {
    const hybrid = buildJob({ id: 'hybrid', locationTags: 'UK, Remote', jobType: 'Hybrid' });
    expect(findByWords([hybrid], 'remote engineer')).toHaveLength(1);
  });

  test('find working patterns and languages', () => {
    const job = buildJob({
      workingPattern: 'Hybrid, 2 office days a week',
      languages: 'German C1',
    });
    const fieldsOf = (text: string) =>
      findByWords([job], text)[0]?.reasons.map(({ field }) => field);
    expect(fieldsOf('hybrid german')).toEqual(['type', 'text']);
    expect(fieldsOf('remote')).toBeUndefined();
  });

  test("match a short word only whole: EV doesn't match every", () => {
    expect(idsOf('EV')).toEqual([]);
  });

  test('rank matches in more important fields first', () => {
    expect(idsOf('contract')).toEqual(['storage', 'aviation']);
  });
});

describe('words that mean the same', () => {
  test.each([
    ['BESS', 'storage', 'battery storage'],
    ['O&M', 'storage', 'operations and maintenance'],
    ['advanced air mobility', 'aviation', 'eVTOL'],
    ['contractors', 'storage', 'Contract'],
    ['WFH', 'solar', 'remote'],
    ['Iberia', 'solar', 'Spain'],
  ])('%s finds %s, by %s', (text, id, synonym) => {
    const [first] = findByWords(jobs, text);
    expect(first?.job.id).toBe(id);
    expect(first?.reasons).toEqual([expect.objectContaining({ asked: text, synonym })]);
  });

  test('the word itself counts before its synonyms, and the phrase before its words', () => {
    expect(reasonsOf('battery storage glasgow')).toEqual([
      { asked: 'battery storage', field: 'tags' },
      { asked: 'glasgow', field: 'place' },
    ]);
  });

  test('search a word for a type in types only', () => {
    // 'Contract' also occurs in another job's text.
    expect(idsOf('contractor')).toEqual(['storage']);
  });
});

test('find jobs with any other word of their group', () => {
  const pairs = SYNONYMS.flatMap((group) => group.map((word) => [word, group] as const));
  fc.assert(
    fc.property(fc.constantFrom(...pairs), fc.nat(), ([word, group], at) => {
      const other = group[at % group.length] ?? word;
      const job = buildJob({ title: `Lead, ${other}`, description: 'Nothing else.' });
      expect(findByWords([job], word)).toHaveLength(1);
    }),
  );
});

test('never throw', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const { reasons } of findByWords(jobs, text)) expect(reasons.length).toBeGreaterThan(0);
    }),
  );
});

describe('titles in other languages, and a wrong letter', () => {
  const turbine = buildJob({
    id: 'turbine',
    title: 'Wind technician',
    description: 'Climb.',
    sectorTags: 'Wind',
    jobType: '',
  });
  const all = [...jobs, turbine];
  const found = (text: string) => findByWords(all, text).map(({ job }) => job.id);

  test.each([
    ['Ingenieur', ['storage', 'aviation']],
    ['ingénieur', ['storage', 'aviation']],
    ['windenergie techniker', ['turbine']],
    ['wind technican', ['turbine']],
    ['wind technicina', ['turbine']],
    ['windenergie tekniker', ['turbine']],
    ['yeild analyst', ['solar']],
    ['wind analysts', []],
  ])('"%s" finds %j', (text, ids) => {
    expect(found(text)).toEqual(ids);
  });

  test('mark a guess as such, and guess only if no job has the word', () => {
    expect(findByWords(all, 'wind technican')[0]?.reasons).toEqual([
      { asked: 'wind', field: 'title' },
      { asked: 'technican', synonym: 'technician', isGuess: true, field: 'title' },
    ]);
    const plants = buildJob({ id: 'plants', title: 'Planter' });
    expect(findByWords([...all, plants], 'plant').map(({ job }) => job.id)).toEqual([
      'plants',
      'solar',
    ]);
  });
});
