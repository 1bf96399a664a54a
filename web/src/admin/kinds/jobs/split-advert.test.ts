import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasWords } from '@/admin/fields/paste/pasted-line';
import { type ClipboardTexts, linesOfClipboard } from '@/admin/fields/paste/read-clipboard';
import { ADVERT_OUTLOOK, ADVERT_WORD, ADVERTS_MAIL } from '@/test/advert-samples';
import { readDay } from './job-facts';
import { splitAdvert } from './split-advert';

const plain = (text: string): ClipboardTexts => ({ html: '', plain: text });
const EMPTY = { jobType: 'None' };

function split(from: ClipboardTexts, form: Record<string, string> = EMPTY, field = 'description') {
  return splitAdvert(linesOfClipboard(from), field, (name) => form[name] ?? '');
}
const partsOf = (text: string, form?: Record<string, string>) => split(plain(text), form).parts;

describe('an advert goes into the fields', () => {
  test('from Word, with a title above it', () => {
    expect(split(ADVERT_WORD)).toEqual({
      parts: {
        title: 'Senior Grid Connection Engineer',
        customLocation: 'Leeds',
        locationTags: 'UK',
        salary: '£62k to £74k',
        jobType: 'Permanent',
        closesAt: '2026-11-28',
        description: 'Type: full time\n\nOur client builds battery storage of up to 200 MW.',
        responsibilities: 'Lead grid applications\nBrief the contractors',
        requirements: 'Five years with a network operator',
      },
      taken: [],
      items: [],
    });
  });

  test('from Outlook, below a greeting', () => {
    expect(split(ADVERT_OUTLOOK).parts).toEqual({
      title: 'Wind Farm Planner',
      customLocation: 'Bristol',
      locationTags: 'Remote',
      salary: 'Up to £55,000 + car',
      closesAt: '2026-12-04',
      description: 'Hi Anna,\n\nas discussed on the phone:\n\nYou plan wind farms.\n\nThanks\nBen',
    });
  });

  test.each([
    ['Location: Leeds, UK', { customLocation: 'Leeds', locationTags: 'UK' }],
    ['Based in Hamburg, Germany', { customLocation: 'Hamburg', locationTags: 'Germany' }],
    ['• Location: Remote (United Kingdom)', { locationTags: 'Remote, UK' }],
    ['Location: Leeds (hybrid)', { customLocation: 'Leeds (hybrid)' }],
    ['JOB TITLE – Yard Lead', { title: 'Yard Lead' }],
    ['Contract type: part time', { jobType: 'Part-time' }],
    ['Apply by 4th December 2026.', { closesAt: '2026-12-04' }],
    [
      'Location: York | Salary: £40k | Type: Contract',
      { customLocation: 'York', salary: '£40k', jobType: 'Contract' },
    ],
  ])('%s', (text, expected) => {
    expect(partsOf(text)).toEqual(expected);
  });

  test.each([
    'Location: you can work from any of our offices',
    'Based in our Leeds office, you plan shifts',
    'Salary: to be discussed',
    'Type: 6 month contract',
    'Closing date: soon',
    'Closing date: 28 November',
    'Role: You lead the yard.',
    'Position: Permanent',
    'Location: /',
  ])('“%s” stays in the text', (text) => {
    expect(partsOf(text)).toEqual({ description: text });
  });

  test('what stands behind a type stays, with its label', () => {
    expect(partsOf('Type: Permanent / full time')).toEqual({
      jobType: 'Permanent',
      description: 'Type: full time',
    });
  });

  test('the second line for a field stays', () => {
    expect(partsOf('Salary: £40k\nSalary: £50k')).toEqual({
      salary: '£40k',
      description: 'Salary: £50k',
    });
  });

  test('a field that holds something keeps it, and is named', () => {
    const text = 'Job title: Planner\nSalary: £40k\nType: Contract';
    const form = { title: 'Fitter', jobType: 'Permanent' };
    expect(split(plain(text), form)).toMatchObject({
      parts: { salary: '£40k', description: 'Job title: Planner\nType: Contract' },
      taken: ['title', 'jobType'],
    });
  });

  test('a first line is no title of what is pasted into a list', () => {
    const { parts } = split(plain('Plan shifts\nABOUT YOU:\n- Calm'), EMPTY, 'responsibilities');
    expect(parts).toEqual({ responsibilities: 'Plan shifts', requirements: 'Calm' });
  });
});

test.each([
  ['2026-11-28', '2026-11-28'],
  ['28 November 2026', '2026-11-28'],
  ['28th of Nov. 2026', '2026-11-28'],
  ['Saturday, 28 November 2026', '2026-11-28'],
  ['November 28, 2026', '2026-11-28'],
  ['28/11/2026', '2026-11-28'],
  ['03.04.2026', '2026-04-03'],
  ['28-11-26', '2026-11-28'],
  // There is no such day, or it is another day of the week.
  ['11/28/2026', undefined],
  ['31 September 2026', undefined],
  ['Friday 28 November 2026', undefined],
  ['28 November', undefined],
  ['28 November 2026 at noon', undefined],
  ['28 Brumaire 2026', undefined],
])('the day %s is %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

const PARTS = 'Location: Leeds\nResponsibilities\n- Plan\n';
const titlesOf = (text: string) => split(plain(text)).items.map(({ values }) => values['title']);

describe('several vacancies', () => {
  test('of a mail, each with its own fields', () => {
    const { items } = split(ADVERTS_MAIL);
    expect(items.map(({ values }) => values)).toEqual([
      {
        title: 'Solar Planner',
        customLocation: 'Leeds',
        locationTags: 'UK',
        description: 'You plan solar farms in the north.',
        responsibilities: 'Plan the site',
      },
      {
        title: 'Yard Lead',
        customLocation: 'Hull',
        salary: '£48k',
        description: 'You lead two crews.\n\nRegards\nBen',
      },
    ]);
  });

  test('of Word, each below its heading', () => {
    const other = ADVERT_WORD.html.replace('Senior Grid Connection Engineer', 'Yard Lead');
    const { items } = split({ ...ADVERT_WORD, html: ADVERT_WORD.html + other });
    const titles = items.map(({ values }) => values['title']);
    expect(titles).toEqual(['Senior Grid Connection Engineer', 'Yard Lead']);
  });

  test.each([
    ['a label', `Position: Planner\n${PARTS}\nPosition: Fitter\n${PARTS}`],
    ['a numbered label', `Vacancy 1: Planner\n${PARTS}\nVacancy 2: Fitter\n${PARTS}`],
    ['lines between them', `Hello,\n-----\nPlanner\n${PARTS}\n=====\n\nFitter\n${PARTS}* * *\nBen`],
    [
      'titles alone',
      `Hi,

Planner
${PARTS}
Fitter

You fit what others plan.

${PARTS}`,
    ],
    ['numbers', `Two roles:\n\n1. Planner\n${PARTS}\n2. Fitter\n${PARTS}`],
  ])('are told apart by %s', (_, text) => {
    expect(titlesOf(text)).toEqual(['Planner', 'Fitter']);
  });

  test.each([
    ['a list of titles', 'Position: Planner\nPosition: Fitter'],
    ['two labels for one title', `Job title: Planner\n${PARTS}\nPosition: Senior\nSalary: £40k`],
    [
      'facts above each title',
      'Location: Leeds\nRole: Planner\nLocation: York\nRole: Fitter\nPay: £4',
    ],
    ['its parts between lines', `Planner\nLocation: Leeds\n-----\nWhy us\nBenefits\n- A van`],
    [
      'numbered lists',
      'Planner\nDuties\n1. Lead\nRequirements\n1. Calm\n2. Kind\nSkills\nBenefits\n- A van',
    ],
    ['another fact below each heading', 'Planner\nLocation: Leeds\nThe money\nSalary: £4k'],
    ['numbered headings', '1. Responsibilities\n- Plan\n2. Requirements\n- Calm'],
  ])('one advert with %s is one', (_, text) => {
    expect(titlesOf(text)).toEqual([]);
  });
});

describe('nothing of a text is lost', () => {
  /** `#` stands for a word that is in no other line. */
  const SHAPES = [
    'Job title: # #',
    'Position: #',
    'Vacancy 2: #',
    '1. # #',
    '2. #',
    '# #',
    '# # # # # # # # # # # # # # #.',
    'Hi #,',
    'Location: #, UK',
    'Based in # / # (Remote)',
    'Location: UK (#, Remote), #',
    'Salary: £# to 5 #',
    'Type: Permanent / #',
    'Type: Contract (#)',
    'Type: #',
    'Location: # | Salary: 5 # | #',
    'Closing date: #',
    'Closing date: 28 November 2026',
    'Responsibilities',
    'About you:',
    'Nice to have',
    'What we offer',
    '- #',
    '-----',
    '',
  ];
  const texts = fc.array(fc.constantFrom(...SHAPES), { maxLength: 30 }).map((shapes) => {
    let count = 0;
    return shapes.join('\n').replace(/#/g, () => `word${count++}x`);
  });
  const forms = fc.record({
    title: fc.constantFrom('', 'Typed'),
    salary: fc.constantFrom('', 'Typed'),
    locationTags: fc.constantFrom('', 'Spain'),
    jobType: fc.constantFrom('None', 'Remote'),
    closesAt: fc.constantFrom('', '2026-01-01'),
  });
  const fields = fc.constantFrom('description', 'responsibilities', 'requirements');
  const wordsOf = (text: string) => [...text.matchAll(/word\d+x/g)].map(([word]) => word).sort();
  const countOf = (text: string) => text.match(/28 November 2026|2026-11-28/g)?.length ?? 0;

  test('when it is split over the fields', () => {
    fc.assert(
      fc.property(texts, forms, fields, (text, form, field) => {
        const { parts } = split(plain(text), form, field);
        const after = Object.values(parts).join('\n');
        expect(wordsOf(after)).toEqual(wordsOf(text));
        expect(countOf(after)).toBe(countOf(text));
        for (const [name, value] of Object.entries(form)) {
          if (!['', 'None'].includes(value)) expect(parts).not.toHaveProperty(name);
        }
      }),
    );
  });

  test('when its vacancies become drafts', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const lines = linesOfClipboard(plain(text));
        const { items } = splitAdvert(lines, 'description', () => '');
        const inItems = new Set(items.flatMap((item) => item.lines));
        const rest = lines.filter((line) => hasWords(line) && !inItems.has(line));
        const after = JSON.stringify([rest, items.map(({ values }) => values)]);
        expect(wordsOf(after)).toEqual(wordsOf(text));
        expect(countOf(after)).toBe(countOf(text));
      }),
    );
  });
});
