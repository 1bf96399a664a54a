import { expect, test } from 'vitest';
import { withIds } from './legal-page';

test('gives each section an id of its own', () => {
  const titles = ['Your rights', 'Who sees it?', 'Your rights', '«»'];
  expect(withIds(titles.map((title) => ({ title, text: [] }))).map(({ id }) => id)).toEqual([
    'your-rights',
    'who-sees-it',
    'section-3',
    'section-4',
  ]);
});
