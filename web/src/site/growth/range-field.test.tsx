import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RangeField } from './range-field';

function marksOf(min: number, max: number) {
  const props = { label: 'Hires', value: min, valueText: '', onChange: () => undefined };
  const { container } = render(<RangeField {...props} min={min} max={max} />);
  return [...container.querySelectorAll('text')].map((mark) => ({
    text: mark.textContent,
    x: mark.getAttribute('x'),
  }));
}

test('marks every step if there are few, from end to end', () => {
  const marks = marksOf(3, 12);
  expect(marks.map(({ text }) => Number(text))).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect([marks[0]?.x, marks.at(-1)?.x]).toEqual(['0%', '100%']);
  expect(marksOf(6, 6)).toEqual([{ text: '6', x: '0%' }]);
});

test.each([
  [2, 14, ['2', '4', '6', '8', '10', '12', '14']],
  [1, 100, ['1', '10', '19', '28', '37', '46', '55', '64', '73', '82', '91', '100']],
])('marks as many steps from %i to %i as fit on a phone', (min, max, texts) => {
  expect(marksOf(min, max).map(({ text }) => text)).toEqual(texts);
});
