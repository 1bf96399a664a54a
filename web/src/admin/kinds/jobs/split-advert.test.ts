import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ClipboardTexts,
  linesOfClipboard,
  textOfLines,
} from '@/admin/fields/paste/read-clipboard';
import { ADVERT_OUTLOOK, ADVERT_WORD } from '@/test/advert-samples';
import { headingOf, splitAdvert } from './split-advert';

function split(from: ClipboardTexts, title = '') {
  return splitAdvert(textOfLines(linesOfClipboard(from) ?? [], false), title);
}

describe('an advert goes into the fields', () => {
  test('from Word, with a title above it', () => {
    expect(split(ADVERT_WORD)).toEqual({
      title: 'Senior Grid Connection Engineer',
      description:
        'Location: Leeds, UK\n\nSalary: £62k to £74k\n\nType: Permanent / full time\n\nOur client builds battery storage of up to 200 MW.',
      responsibilities: 'Lead grid applications\nBrief the contractors',
      requirements: 'Five years with a network operator\nClosing date: 28 November 2026',
    });
  });

  test('from a mail, without its greeting and title', () => {
    expect(split(ADVERT_OUTLOOK)).toEqual({
      title: 'Wind Farm Planner',
      description: expect.stringMatching(/^Based in Bristol[^]*[^\n]$/),
    });
    expect(split(ADVERT_OUTLOOK).description).not.toContain('Ben');
    const text = 'Hi Anna,\n\nWind Farm Planner\n\nYou plan wind farms.\n\nRequirements\n- Calm';
    const parts = { description: 'You plan wind farms.', requirements: 'Calm' };
    expect(splitAdvert(text, '')).toEqual({ title: 'Wind Farm Planner', ...parts });
    expect(splitAdvert(text, 'wind farm planner')).toEqual(parts);
    expect(splitAdvert(text, 'Fitter').description).toMatch(/^Wind Farm Planner\n/);
  });
});

test.each(['Kind regards', 'Best,', 'Yours sincerely'])(
  'the signature below “%s” stays behind, wherever a list ends',
  (farewell) => {
    const advert = 'You plan.\n\nRequirements\n- Calm\nNice to have\n- Polish';
    const parts = splitAdvert(advert, '');
    expect(splitAdvert(`${advert}\n\n${farewell}\nKaren\nTel 0113 496 0000`, '')).toEqual(parts);
  },
);

test('words of thanks within an advert are no signature', () => {
  const text = 'You plan.\n\nBest in class:\n\nRequirements\n- Calm';
  expect(splitAdvert(text, '').description).toBe('You plan.\n\nBest in class:');
});

test('a heading with more than the field’s label stays in the text', () => {
  expect(splitAdvert('You plan.\n\nRequirements\n- Calm\n\nWhat we offer\n• A van', '')).toEqual({
    description: 'You plan.\n\nWhat we offer:\n• A van',
    requirements: 'Calm',
  });
});

test('desirable entries say so', () => {
  expect(splitAdvert('Essential\n- A degree\nNice to have:\n- Polish', '')).toEqual({
    requirements: 'A degree\nDesirable: Polish',
  });
});

test.each([
  'What you will do',
  '2. WHAT YOU’LL DO:',
  '— Key Responsibilities —',
  'Duties & responsibilities',
])('“%s” starts the responsibilities', (text) => {
  expect(headingOf(text)?.field).toBe('responsibilities');
});

test.each(['You report requirements to the client', 'Experience with PSCAD', ''])(
  '“%s” is no heading',
  (text) => {
    expect(headingOf(text)).toBeUndefined();
  },
);

test('a split loses nothing of the text', () => {
  /** `#` stands for a word that is in no other line. */
  const SHAPES = [
    '1. # #',
    '# #',
    '# # # # # # # # # # # # # # #.',
    'Salary: £# to 5 #',
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
  const wordsOf = (text: string) => [...text.matchAll(/word\d+x/g)].map(([word]) => word).sort();
  fc.assert(
    fc.property(texts, fc.constantFrom('', 'Typed'), (text, title) => {
      const parts = splitAdvert(text, title);
      expect(wordsOf(Object.values(parts).join('\n'))).toEqual(wordsOf(text));
      expect('title' in parts && title !== '').toBe(false);
    }),
  );
});
