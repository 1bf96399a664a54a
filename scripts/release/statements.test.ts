import { expect, test } from 'vitest';
import { confirm, statementsHere, unconfirmed } from './statements';

/** Stands for the file of confirmed statements. */
function memoryFile(content: Record<string, string> = {}) {
  let now = content;
  return {
    read: () => now,
    write: async (next: Record<string, string>) => {
      now = next;
      return true;
    },
  };
}

test('claims and legal texts are asked for, each by a name of its own', () => {
  const names = statementsHere().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining([
      'stats',
      'growth.months',
      'What happens to your data',
      'privacyPolicy',
      'termsOfService',
      'cookiesPolicy',
    ]),
  );
});

test('nothing is confirmed until somebody does', () => {
  expect(unconfirmed({})).toEqual(statementsHere());
});

test('what is confirmed is asked for no more, until it changes', async () => {
  const file = memoryFile();
  expect(await confirm(['stats', 'privacyPolicy'], file)).toEqual(['stats', 'privacyPolicy']);
  const left = unconfirmed(file.read()).map(({ name }) => name);
  expect(left).not.toContain('stats');
  expect(left).not.toContain('privacyPolicy');
  expect(left).toContain('termsOfService');
  const changed = { ...file.read(), privacyPolicy: 'digest of an earlier text' };
  expect(unconfirmed(changed).map(({ name }) => name)).toContain('privacyPolicy');
});

test('all of them can be confirmed at once', async () => {
  const file = memoryFile();
  await confirm(['all'], file);
  expect(unconfirmed(file.read())).toEqual([]);
});

test('a name that nothing has is refused, and nothing is confirmed', async () => {
  const file = memoryFile();
  await expect(confirm(['stats', 'stat'], file)).rejects.toThrow("nothing named 'stat'");
  expect(file.read()).toEqual({});
});
