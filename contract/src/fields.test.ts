import { describe, expect, test } from 'vitest';
import {
  httpUrl,
  idParams,
  isHttpUrl,
  isoDate,
  optionalText,
  requiredText,
  URL_MAX,
  cleanLine,
  cleanText,
  forbiddenCharacter,
} from './fields';

describe('a URL', () => {
  test.each([
    '',
    'example.com',
    '//example.com/a.svg',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'https://user@example.com/',
    'https://user:secret@example.com/',
    'https://',
  ])('may not be %o', (url) => {
    expect(isHttpUrl(url)).toBe(false);
  });

  test.each([
    ['https:evil.example', 'https://evil.example/'],
    ['https:\\\\evil.example\\a', 'https://evil.example/a'],
    ['https://exa\nmple.com/a\r\n/b\tc.svg', 'https://example.com/a/bc.svg'],
    ['HTTPS://EXAMPLE.COM:443/A', 'https://example.com/A'],
    ['https://example.com/a b.svg', 'https://example.com/a%20b.svg'],
  ])('%j becomes %s', (typed, stored) => {
    const schema = httpUrl('Not a URL');
    expect(schema.parse(typed)).toBe(stored);
    expect(schema.parse(stored)).toBe(stored);
  });

  test.each(['https://example.com/a.svg', 'http://localhost:5000/a%20b/?b=c&d=%C3%BC#e'])(
    '%s stays as it is',
    (url) => {
      expect(httpUrl('Not a URL').parse(url)).toBe(url);
    },
  );

  test.each(['https:', 'https://', 'https:///', 'http://?a', 'https://#b', 'https://:80/'])(
    '%s is not a URL, because it has no host',
    (text) => {
      const result = httpUrl('Not a URL').safeParse(text);
      expect(result.error?.issues.map(({ message }) => message)).toEqual(['Not a URL']);
    },
  );

  test('is trimmed, and limited by its stored length', () => {
    const schema = httpUrl('Not a URL');
    expect(schema.parse('  https://example.com/a ')).toBe('https://example.com/a');
    expect(schema.safeParse(`https://example.com/${'ü'.repeat(URL_MAX / 2)}`).success).toBe(false);
    const longest = `https://example.com/${'a'.repeat(URL_MAX - 20)}`;
    expect(schema.safeParse(longest).success).toBe(true);
    const tooLong = schema.safeParse(`${longest}a`);
    expect(tooLong.error?.issues.map(({ message }) => message)).toEqual([
      `Must be at most ${URL_MAX} characters`,
    ]);
  });
});

describe('a required text', () => {
  const schema = requiredText(3, 5, 'Too short');

  test('is limited after trimming', () => {
    expect(schema.parse('  abc ')).toBe('abc');
    expect(schema.safeParse(' ab ').error?.issues[0]?.message).toBe('Too short');
    expect(schema.safeParse('abcdef').error?.issues[0]?.message).toBe(
      'Must be at most 5 characters',
    );
  });

  test('is not missing', () => {
    expect(schema.safeParse(undefined).error?.issues[0]?.message).toBe('Too short');
  });
});

test('an optional text may be missing or empty, and keeps its limit', () => {
  const schema = optionalText(5);
  expect(schema.parse(undefined)).toBeUndefined();
  expect(schema.parse('   ')).toBe('');
  expect(schema.safeParse('abcdef').success).toBe(false);
});

test('an id has 1 to 128 characters', () => {
  expect(idParams.safeParse({ id: '' }).success).toBe(false);
  expect(idParams.safeParse({ id: 'x'.repeat(128) }).success).toBe(true);
  expect(idParams.safeParse({ id: 'x'.repeat(129) }).success).toBe(false);
});

test('accepts only days of the calendar', () => {
  expect(isoDate.safeParse('2024-02-29').success).toBe(true);
  for (const text of ['2025-02-29', '2025-06-31', '30 June 2025', '2025-6-30', '', '2025-06-30T']) {
    expect(isoDate.safeParse(text).success).toBe(false);
  }
});

describe('a line', () => {
  test.each([
    [
      'non-breaking and narrow spaces',
      ' 200\u00a0MW\u202fwind\u2003farm\u00a0',
      '200 MW wind farm',
    ],
    ['line breaks and tabs', 'Two\r\nlines\u2028and\ta\u0085tab', 'Two lines and a tab'],
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
  ])('keeps the joiners in %s', (text) => {
    expect(cleanLine(text)).toBe(text);
  });
});

test('a text of several lines keeps its line breaks and indents', () => {
  expect(cleanText('One\u00a0line\r\n\r\n  - a\rb\u0000\n')).toBe('One line\n\n  - a\nb');
});

test('names direction overrides and non-characters', () => {
  expect(forbiddenCharacter('a\u202ecba')).toBe('U+202E');
  expect(forbiddenCharacter('a\ufffe')).toBe('U+FFFE');
  expect(forbiddenCharacter('a\u{1fffe}')).toBe('U+1FFFE');
  expect(forbiddenCharacter('\u200fعربي')).toBeUndefined();
});
