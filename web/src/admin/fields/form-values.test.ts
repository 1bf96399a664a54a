import { expect, test } from 'vitest';
import { fitValues, cellsOf, textOfCells } from './form-values';

test('new fields of the form are empty, and removed ones are dropped', () => {
  const form = { title: '', salary: '', isActive: 'a text meanwhile' };
  expect(fitValues({ title: 'Grid planner', isActive: false, lost: 'x' }, form)).toEqual({
    title: 'Grid planner',
    salary: '',
    isActive: 'a text meanwhile',
  });
});

const PRICE = [' months: £'];
const FIGURE = [' ', ': '];

test.each([
  [PRICE, [], ''],
  [PRICE, [['3', '3000']], '3 months: £3000'],
  [PRICE, [['', '']], ' months: £'],
  [
    PRICE,
    [
      ['3', ''],
      ['', '2850'],
    ],
    '3 months: £\n months: £2850',
  ],
  [FIGURE, [['20', '+', 'Years of Experience']], '20 +: Years of Experience'],
  [FIGURE, [['31', '', 'Ports: all of them ']], '31 : Ports: all of them '],
  [FIGURE, [['', '', '']], ' : '],
])('%j: rows survive as text', (between, rows, text) => {
  expect(textOfCells(rows, between)).toBe(text);
  expect(cellsOf(text, between)).toEqual(rows);
});

test('a line with too few parts gets empty ones', () => {
  expect(cellsOf('3', PRICE)).toEqual([['3', '']]);
});
