import { describe, expect, test } from 'vitest';
import { GOOGLE_DOCS, PAGES, WORD } from '@/test/clipboard-samples';
import { linesOfClipboard } from '@/admin/fields/paste/read-clipboard';
import { headingOf, splitJobText } from './split-job-text';

const split = (plain: string, first: Parameters<typeof splitJobText>[1] = 'description') =>
  splitJobText(linesOfClipboard({ html: '', plain }), first);

describe('a text is split by its headings', () => {
  test('from Word', () => {
    expect(splitJobText(linesOfClipboard(WORD), 'description')).toEqual({
      description:
        'Our client builds battery storage of up to 200 MW. You take a site from the grid application to the day on which it is switched on.\n\nThe team is small, and “nobody’s assistant”.',
      responsibilities: 'Lead grid applications\nwith the network operator\nand its contractors',
      requirements: 'Five years with a network operator\nA degree, or as much experience',
    });
  });

  test('from Google Docs', () => {
    expect(splitJobText(linesOfClipboard(GOOGLE_DOCS), 'description')).toEqual({
      description: 'You plan wind farms.',
      responsibilities: 'Measure wind\nat sea and on land\nWrite reports',
      requirements: 'You like data\nYou like weather',
    });
  });

  test('from Pages', () => {
    expect(splitJobText(linesOfClipboard(PAGES), 'description')).toEqual({
      description: 'Two people lead the yard.',
      responsibilities: 'Plan the shifts\nKeep the yard safe',
    });
  });
});

test('what stands above the first heading stays in the field that it was pasted into', () => {
  expect(split('Plan shifts\nABOUT YOU:\n- Calm', 'responsibilities')).toEqual({
    responsibilities: 'Plan shifts',
    requirements: 'Calm',
  });
});

test('a heading that says more than the field’s own stays, where its text goes on', () => {
  expect(split('You plan.\n\nRequirements\n- Calm\n\nWhat we offer\n- A van')).toEqual({
    description: 'You plan.\n\nWhat we offer\n• A van',
    requirements: 'Calm',
  });
});

test('what is only desirable says so of itself', () => {
  expect(split('Essential\n- A degree\nNice to have:\n- Polish')).toEqual({
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
