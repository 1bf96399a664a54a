import { expect, test } from 'vitest';
import { fitValues, rowsOf, textOfRows } from './form-values';

test('new fields of the form are empty, and removed ones are dropped', () => {
  const form = { title: '', salary: '', isActive: 'a text meanwhile' };
  expect(fitValues({ title: 'Grid planner', isActive: false, lost: 'x' }, form)).toEqual({
    title: 'Grid planner',
    salary: '',
    isActive: 'a text meanwhile',
  });
});

test.each([
  [[], ''],
  [
    [
      ['3', '3000'],
      ['', ''],
    ],
    '[["3","3000"],["",""]]',
  ],
  [[['Who? ', 'We do.\n\n# "Us"\n']], '[["Who? ","We do.\\n\\n# \\"Us\\"\\n"]]'],
])('rows survive as text: %j', (rows, text) => {
  expect(textOfRows(rows)).toBe(text);
  expect(rowsOf(text)).toEqual(rows);
});
