import { expect, test } from 'vitest';
import { entries as entriesRow } from './field-rows';
import { cellsOf } from './form-values';

const { read: textOfEntries } = entriesRow(
  'Questions',
  { entryName: 'question', titleLabel: 'Question', textLabel: 'Answer', least: 0, most: 9 },
  {},
);

const entriesOf = (text: string) =>
  cellsOf(text, ['\n'], '# ').map(([title, answer]) => ({ title, text: answer }));

test.each([
  ['nothing', [], ''],
  ['one', [{ title: 'Who?', text: 'We do.' }], '# Who?\nWe do.'],
  ['an empty one', [{ title: '', text: '' }], '# \n'],
  [
    'two, of several paragraphs, as they were typed',
    [
      { title: 'Who? ', text: 'We do.\n\n- a point\n- # another\n' },
      { title: '', text: '\nLater.' },
    ],
    '# Who? \nWe do.\n\n- a point\n- # another\n\n\n# \n\nLater.',
  ],
])('%s survives as text', (_, entries, text) => {
  expect(textOfEntries(entries)).toBe(text);
  expect(entriesOf(text)).toEqual(entries);
});

test('a heading typed into a text starts another entry', () => {
  const typed = textOfEntries([{ title: 'Who?', text: 'We do.\n\n# When?\nSoon.' }]);
  expect(entriesOf(typed)).toEqual([
    { title: 'Who?', text: 'We do.' },
    { title: 'When?', text: 'Soon.' },
  ]);
});

test('a text without a heading is one entry', () => {
  expect(entriesOf('Who?')).toEqual([{ title: 'Who?', text: '' }]);
});
