import { expect, test } from 'vitest';
import { listSignOf, withoutListSigns } from './list-sign';

test.each(['• x', '· x', 'o x', '- x', '– x', '▪\tx', '§ x', '\uF0B7 x', '• - x', '* • – x'])(
  '“%s” is a list’s',
  (line) => {
    expect(listSignOf(line)).not.toBe('');
    expect(withoutListSigns(line)).toBe('x');
  },
);

test.each(['of x', '-5 °C', '§ 5 of the law', 'x – y', '2.5 MW', ''])('“%s” is not', (line) => {
  expect(listSignOf(line)).toBe('');
  expect(withoutListSigns(line)).toBe(line);
});
