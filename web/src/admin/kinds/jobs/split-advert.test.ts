import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ClipboardTexts, linesOfClipboard } from '@/admin/fields/paste/read-clipboard';
import { ADVERT_OUTLOOK, ADVERT_WORD } from '@/test/advert-samples';
import { GOOGLE_DOCS, PAGES, WORD } from '@/test/clipboard-samples';
import { headingOf, splitAdvert } from './split-advert';

const plain = (text: string): ClipboardTexts => ({ html: '', plain: text });
const EMPTY = { jobType: 'None' };

function split(from: ClipboardTexts, form: Record<string, string> = EMPTY, field = 'description') {
  return splitAdvert(linesOfClipboard(from) ?? [], field, (name) => form[name] ?? '');
}
const splitPlain = (text: string, form?: Record<string, string>) => split(plain(text), form);

describe('an advert goes into the fields', () => {
  test('from Word, with a title above it', () => {
    expect(split(ADVERT_WORD)).toEqual({
      title: 'Senior Grid Connection Engineer',
      customLocation: 'Leeds',
      locationTags: 'UK',
      salary: '£62k to £74k',
      description:
        'Type: Permanent / full time\n\nOur client builds battery storage of up to 200 MW.',
      responsibilities: 'Lead grid applications\nBrief the contractors',
      requirements: 'Five years with a network operator\nClosing date: 28 November 2026',
    });
  });

  test('from Word, by its headings', () => {
    expect(split(WORD)).toEqual({
      description:
        'Our client builds battery storage of up to 200 MW. You take a site from the grid application to the day on which it is switched on.\n\nThe team is small, and “nobody’s assistant”.',
      responsibilities: 'Lead grid applications\nwith the network operator\nand its contractors',
      requirements: 'Five years with a network operator\nA degree, or as much experience',
    });
  });

  test('from Google Docs', () => {
    expect(split(GOOGLE_DOCS)).toEqual({
      description: 'You plan wind farms.',
      responsibilities: 'Measure wind\nat sea and on land\nWrite reports',
      requirements: 'You like data\nYou like weather',
    });
  });

  test('from Pages', () => {
    expect(split(PAGES)).toEqual({
      description: 'Two people lead the yard.',
      responsibilities: 'Plan the shifts\nKeep the yard safe',
    });
  });

  test('from a mail, whose greeting is left behind', () => {
    expect(split(ADVERT_OUTLOOK)).toMatchObject({
      title: 'Wind Farm Planner',
      salary: 'Up to £55,000 + car',
      description: expect.stringMatching(/^Based in Bristol[^]*Thanks\n\nBen$/),
    });
    const text = 'Hi Anna,\n\nWind Farm Planner\n\nYou plan wind farms.\n\nRequirements\n- Calm';
    const parts = { description: 'You plan wind farms.', requirements: 'Calm' };
    expect(splitPlain(text)).toEqual({ title: 'Wind Farm Planner', ...parts });
    expect(splitPlain(text, { title: 'wind farm planner' })).toEqual(parts);
    expect(splitPlain(text, { title: 'Fitter' })['description']).toMatch(/^Wind Farm Planner\n/);
  });

  test.each([
    ['Location: Leeds, UK', { customLocation: 'Leeds', locationTags: 'UK' }],
    ['• Location: remote', { locationTags: 'Remote' }],
    ['Location: Leeds (hybrid)', { customLocation: 'Leeds (hybrid)' }],
    ['JOB TITLE: Yard Lead', { title: 'Yard Lead' }],
    ['Contract type: part time', { jobType: 'Part-time' }],
  ])('%s', (text, expected) => {
    expect(splitPlain(text)).toEqual(expected);
  });

  test.each([
    'Location: you can work from any of our offices. Ask us.',
    'Salary: to be discussed',
    'Type: 6 month contract',
    'Role: You lead the yard.',
    'Position: Permanent',
  ])('“%s” stays in the text', (text) => {
    expect(splitPlain(text)).toEqual({ description: text });
  });

  test('what a field holds stays, and so does the second line for a field', () => {
    const text = 'Salary: £40k\nSalary: £50k\nType: Contract';
    expect(splitPlain(text, { jobType: 'Permanent' })).toEqual({
      salary: '£40k',
      description: 'Salary: £50k\nType: Contract',
    });
  });

  test('a first line is no title of what is pasted into a list', () => {
    const lists = split(plain('Plan shifts\n\nABOUT YOU:\n- Calm'), EMPTY, 'responsibilities');
    expect(lists).toEqual({ responsibilities: 'Plan shifts', requirements: 'Calm' });
  });
});

test('a heading that says more than the field’s label stays, as the page shows headings', () => {
  expect(splitPlain('You plan.\n\nRequirements\n- Calm\n\nWhat we offer\n- A van')).toEqual({
    description: 'You plan.\n\nWhat we offer:\n• A van',
    requirements: 'Calm',
  });
});

test('what is only desirable says so', () => {
  expect(splitPlain('Essential\n- A degree\nNice to have:\n- Polish')).toEqual({
    requirements: 'A degree\nDesirable: Polish',
  });
});

test.each([
  'What you will do',
  '2. WHAT YOU’LL DO:',
  '— Key Responsibilities —',
  'Duties & responsibilities',
])('“%s” begins the responsibilities', (text) => {
  expect(headingOf(text)?.field).toBe('responsibilities');
});

test.each(['You report requirements to the client', 'Experience with PSCAD', ''])(
  '“%s” is no heading',
  (text) => {
    expect(headingOf(text)).toBeUndefined();
  },
);

test('nothing of a text is lost when it is split', () => {
  /** `#` stands for a word that is in no other line. */
  const SHAPES = [
    'Job title: # #',
    '1. # #',
    '# #',
    '# # # # # # # # # # # # # # #.',
    'Location: #, UK',
    'Location: UK (#, Remote), #',
    'Salary: £# to 5 #',
    'Type: Permanent / #',
    'Type: #',
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
    locationTags: fc.constantFrom('', 'Spain'),
    jobType: fc.constantFrom('None', 'Remote'),
  });
  const fields = fc.constantFrom('description', 'responsibilities', 'requirements');
  const wordsOf = (text: string) => [...text.matchAll(/word\d+x/g)].map(([word]) => word).sort();
  fc.assert(
    fc.property(texts, forms, fields, (text, form, field) => {
      const parts = split(plain(text), form, field);
      expect(wordsOf(Object.values(parts).join('\n'))).toEqual(wordsOf(text));
      for (const [name, value] of Object.entries(form)) {
        if (!['', 'None'].includes(value)) expect(parts).not.toHaveProperty(name);
      }
    }),
  );
});
