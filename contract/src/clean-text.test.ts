import { describe, expect, test } from 'vitest';
import { cleanLine, cleanText, forbiddenCharacter } from './clean-text';

describe('a line', () => {
  test.each([
    [
      'non-breaking and narrow spaces',
      ' 200\u00a0MW\u202fwind\u2003farm\u00a0',
      '200 MW wind farm',
    ],
    ['line breaks and tabs', 'Two\r\nlines\u2028and\ta\u0085tab', 'Two lines and a tab'],
    ['zero-width spaces', '\ufeffSo\u200blar\u2060', 'Solar'],
    ['soft hyphens', 'Netz\u00adplaner', 'Netzplaner'],
    ['control characters', 'Wind\u0000\u0007 farm\u007f', 'Wind farm'],
    ['half an emoji', 'Wind \ud83d', 'Wind'],
    ['decomposed letters', 'Du\u0308sseldorf', 'D\u00fcsseldorf'],
    ['nothing visible', '\u200d\u200b \u3164\ufe0f', ''],
  ])('is stored without %s', (_, typed, stored) => {
    expect(cleanLine(typed)).toBe(stored);
    expect(cleanLine(stored)).toBe(stored);
  });

  test.each([
    '👩\u200d💻',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '\u0645\u06cc\u200c\u0631\u0648',
  ])('keeps the joiners that %s is made of', (text) => {
    expect(cleanLine(text)).toBe(text);
  });
});

test('a text of several lines keeps its line breaks and indents', () => {
  expect(cleanText('One\u00a0line\r\n\r\n  - a\rb\u0000\n')).toBe('One line\n\n  - a\nb');
});

test('what turns the direction of a text or is no character is named', () => {
  expect(forbiddenCharacter('a\u202ecba')).toBe('U+202E');
  expect(forbiddenCharacter('a\ufffe')).toBe('U+FFFE');
  expect(forbiddenCharacter('a\u{1fffe}')).toBe('U+1FFFE');
  expect(forbiddenCharacter('\u200fعربي')).toBeUndefined();
});
