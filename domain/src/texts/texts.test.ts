import { PAGE_TEXT_MAX } from '@torque-tide/contract/page-texts';
import { describe, expect, test } from 'vitest';
import { FIRST_SETTINGS } from '../settings/first-settings';
import { OTHER_SETTINGS } from '../test/other-agency';
import { isTextsName, TEXTS_NAMES, textsOf } from './all-texts';
import { fillPlaceholders, placeholdersOf } from './placeholders';
import { proseOf } from './prose';
import { firstTexts, problemsOfTexts, resolveTexts } from './read-texts';
import { showTexts } from './show-texts';
import { textWords } from './text-words';

describe.each(TEXTS_NAMES)('the texts of %s', (name) => {
  test('are valid initially', () => {
    expect(problemsOfTexts(name, firstTexts(name))).toEqual([]);
    expect(resolveTexts(name, {}).fields).toEqual(firstTexts(name));
  });

  test('use only known placeholders', () => {
    const shown = JSON.stringify(showTexts(name, {}, FIRST_SETTINGS));
    expect(shown).not.toMatch(/\{\w+\}|undefined/);
  });
});

test('uses one label for texts of one name, since histories show it', () => {
  const labels = new Map<string, string>();
  for (const [field, { label }] of TEXTS_NAMES.flatMap((name) =>
    Object.entries(textsOf(name).rows),
  )) {
    expect(labels.get(field) ?? label).toBe(label);
    labels.set(field, label);
  }
  expect(isTextsName('services')).toBe(true);
  expect(isTextsName('toString')).toBe(false);
});

describe('a text', () => {
  const problems = (text: unknown) =>
    problemsOfTexts('solutions', { corePoints: text }).map(({ message }) => message);

  test('may have placeholders, lists and links', () => {
    expect(
      problems('For {agency}, see [prices](/growth#pricing):\n- [us](mailto:{email})\n- more'),
    ).toEqual([]);
  });

  test.each([
    ['', /must not be empty/],
    [42, /not of the kind/],
    ['x'.repeat(PAGE_TEXT_MAX + 1), /at most 2000 characters/],
    ['From {price}', /^There is no setting \{price\}\. Choose one/],
    ['Write to {email', /Braces are for settings only/],
    ['See [here](javascript:alert)', /not to ‘javascript:alert’/],
    ['See [here](//evil.example)', /not to ‘\/\/evil.example’/],
    ['See [here](/\\evil.example)', /not to ‘\/\\evil.example’/],
    ['See [here](http://example.com)', /not to ‘http:/],
    ['See [here](/growth', /A link is written/],
  ])('%j is refused with its reason', (text, reason) => {
    expect(problems(text)).toEqual([expect.stringMatching(reason)]);
  });

  test('of one line has no line breaks', () => {
    expect(problemsOfTexts('services', { heading: 'Two\nlines' })).toEqual([
      { field: 'heading', message: 'Heading is one line.' },
    ]);
  });

  test("that isn't named, or that no page has, is ignored", () => {
    expect(problemsOfTexts('services', { retired: 42 })).toEqual([]);
    expect(resolveTexts('services', { retired: 42 }).fields).not.toHaveProperty('retired');
  });
});

describe('a list', () => {
  const problems = (questions: unknown) =>
    problemsOfTexts('services', { questions }).map(({ message }) => message);
  const entry = { title: 'Who?', text: 'We do.' };

  test('has a minimum and maximum, and says which entry is wrong and why', () => {
    expect(problems([entry])).toEqual([]);
    expect(problems([])).toEqual(['There must be 1 to 15: there are 0 now.']);
    expect(problems(Array.from({ length: 16 }, () => entry))).toHaveLength(1);
    expect(problems([entry, { title: ' ', text: 'At {price}' }])).toEqual([
      'In question 2: Question must not be empty.',
      expect.stringMatching(/^In question 2: There is no setting \{price\}/),
    ]);
    expect(
      problems([entry, { title: 'When?', text: 'Now.' }, { ...entry, title: 'Who? ' }]),
    ).toEqual(['In question 3: Question is the same as in question 1.']);
    expect(problems([{ ...entry, more: 1 }])).toEqual(['It is not of the kind that belongs here.']);
  });
});

describe('a legal text', () => {
  test('has a day, shown in full', () => {
    expect(showTexts('privacyPolicy', {}, FIRST_SETTINGS).updated).toBe('30 June 2025');
    const later = { updated: '2026-11-25' };
    expect(showTexts('privacyPolicy', later, FIRST_SETTINGS).updated).toBe('25 November 2026');
    expect(problemsOfTexts('privacyPolicy', { updated: '30 June 2025' })).toEqual([
      { field: 'updated', message: 'Last Updated is a day such as 2025-06-30.' },
    ]);
  });

  test('shows the settings, and omits facts that the agency lacks', () => {
    const textOf = (settings: typeof FIRST_SETTINGS) =>
      (['privacyPolicy', 'termsOfService', 'cookiesPolicy'] as const)
        .map((name) => JSON.stringify(showTexts(name, {}, settings)))
        .join();
    const other = textOf(OTHER_SETTINGS);
    expect(other).toContain('put things right first: write to complaints@keelandcurrent.example.');
    expect(other).toContain('limited to £777,');
    expect(other).toContain('telephone +44 131 496 0777.');
    expect(other).toContain('Company number SC000777.');
    expect(other).toContain('keep an application for 9 months');
    const first = textOf(FIRST_SETTINGS);
    expect(first).toContain('put things right first. You can complain');
    expect(first).not.toContain('Company number');
    expect(first).toContain('keep an application for 6 months, or for 12');
  });
});

test('the cookies policy names everything the browser keeps for candidates', () => {
  const shown = JSON.stringify(showTexts('cookiesPolicy', {}, FIRST_SETTINGS));
  for (const name of ['savedJobs', 'applicationDraft', 'appliedJobs'])
    expect(shown).toContain(name);
});

test('replaces one invalid text, and no other', () => {
  const { fields, problems } = resolveTexts('services', {
    heading: 'Ways to hire',
    lead: 7,
    questions: [{ title: 'Who?', text: 'See {nobody}' }],
  });
  expect(fields).toEqual({ ...firstTexts('services'), heading: 'Ways to hire' });
  expect(problems.map(({ field }) => field)).toEqual(['lead', 'questions']);
});

describe('what a page shows', () => {
  test('fills in the settings', () => {
    const other = JSON.stringify(showTexts('services', {}, OTHER_SETTINGS).questions[1]);
    expect(other).toContain('pays off at 6+ hires');
    expect(other).toContain('Its smallest plan is 8 hires, 2 a month for 4 months');
    expect(showTexts('solutions', {}, FIRST_SETTINGS).growthPaidBy).toBe(
      '£2,600 to £3,000 a hire, by the month',
    );
  });

  test('has paragraphs, lists and links', () => {
    expect(proseOf('One\nline.\n\n\n- a [page](/growth).\n• b\nAfter')).toEqual([
      { spans: ['One line.'] },
      { points: [['a ', { text: 'page', to: '/growth' }, '.'], ['b']] },
      { spans: ['After'] },
    ]);
    expect(proseOf(' \n\n ')).toEqual([]);
  });

  test('leaves out an empty paragraph', () => {
    const text = '- {companyFacts}\n- Write to us{andTelephone}.';
    const of = (settings: typeof FIRST_SETTINGS) =>
      showTexts('solutions', { corePoints: text }, settings).corePoints;
    const { phone: _phone, companyNumber: _number, ...agency } = FIRST_SETTINGS.agency;
    expect(of({ ...FIRST_SETTINGS, agency })).toEqual([{ points: [['Write to us.']] }]);
    expect(JSON.stringify(of(OTHER_SETTINGS))).toContain('Registered in Scotland. Company number');
  });

  test("links to a sector's current page, and to nothing if it has none", () => {
    const { taxonomy } = FIRST_SETTINGS;
    const text = '- [A](/jobs/sector/solar)\n- [B](/jobs/sector/sun)\n- [C](/jobs/sector/gone)';
    const of = (sectors: typeof taxonomy.sectors) =>
      showTexts(
        'solutions',
        { corePoints: text },
        { ...FIRST_SETTINGS, taxonomy: { ...taxonomy, sectors } },
      ).corePoints;
    const solar = { text: 'A', to: '/jobs/sector/solar' };
    expect(of(taxonomy.sectors)).toEqual([{ points: [[solar], ['B'], ['C']] }]);
    const moved = taxonomy.sectors.map((sector) =>
      sector.slug === 'solar'
        ? Object.assign({}, sector, { slug: 'photovoltaics', former: ['sun', 'solar'] })
        : sector,
    );
    const now = '/jobs/sector/photovoltaics';
    expect(of(moved)).toEqual([
      { points: [[{ text: 'A', to: now }], [{ text: 'B', to: now }], ['C']] },
    ]);
    expect(showTexts('cleanEnergy', {}, FIRST_SETTINGS).fields).toContainEqual(
      expect.objectContaining({
        points: expect.arrayContaining([[{ text: 'Solar PV', to: solar.to }]]) as unknown,
      }),
    );
  });

  test('names each setting, of any agency', () => {
    for (const settings of [FIRST_SETTINGS, OTHER_SETTINGS]) {
      for (const { text } of placeholdersOf(settings)) {
        expect(fillPlaceholders(text, settings)).not.toMatch(/\{|undefined/);
      }
    }
  });
});

test('writes lists as text for a history', () => {
  expect(textWords({ heading: 'Ways', questions: [{ title: 'Who?', text: 'We.' }] })).toEqual({
    heading: 'Ways',
    questions: ['Who?\nWe.'],
  });
});
