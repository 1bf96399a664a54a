import { expect, test } from 'vitest';
import { toCsv } from './jobs-csv';

const BOM = '\uFEFF';

test('rows end with CR LF, after a byte order mark', () => {
  expect(
    toCsv([
      ['Job', 'Town'],
      ['Planner', 'Zürich'],
    ]),
  ).toBe(`${BOM}Job,Town\r\nPlanner,Zürich\r\n`);
});

test.each([
  ['plain', 'plain'],
  ['', ''],
  ['Solar, Wind', '"Solar, Wind"'],
  ['the "best"', '"the ""best"""'],
  ['one\ntwo', '"one\ntwo"'],
  ['one\r\ntwo', '"one\r\ntwo"'],
  [' spaced ', ' spaced '],
])('%j is written as %j', (text, cell) => {
  expect(toCsv([[text]])).toBe(`${BOM}${cell}\r\n`);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+44 20', "'+44 20"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['\r=1', `"'\r'=1"`],
  ['=HYPERLINK("https://x","y")', `"'=HYPERLINK(""https://x"",""y"")"`],
  ['\n=1', `"'\n'=1"`],
  ['\uFF1D1+1', "'\uFF1D1+1"],
  ['\uFF0B1', "'\uFF0B1"],
  ['\uFF0D1', "'\uFF0D1"],
  ['\uFF20SUM(A1)', "'\uFF20SUM(A1)"],
  ['Solar;=1+1', `"Solar;'=1+1"`],
  ['Solar;\uFF1D1', `"Solar;'\uFF1D1"`],
  ['- one\n- two', `"'- one\n'- two"`],
  ['a=1', 'a=1'],
  ['one; two', '"one; two"'],
])('%j cannot run as a formula', (text, cell) => {
  expect(toCsv([[text]])).toBe(`${BOM}${cell}\r\n`);
});
